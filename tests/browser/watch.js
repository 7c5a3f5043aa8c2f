// Runs before the page's own scripts: records WebSocket messages, so that tests can wait until the page has drawn them.
{
  const waiting = new Set()
  const heard = {
    seq: -1,
    table: null,
    drawn: [], // milliseconds from each message to the end of the frame that shows it
    until(seq, long, seated) {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (heard.seq < seq || (seated && !heard.table.you.length)) return
          waiting.delete(look)
          // After the next frame, the page has drawn it.
          requestAnimationFrame(() => setTimeout(() => resolve(heard.table)))
        }
        setTimeout(() => reject(new Error(`the page waits for event ${seq} and knows ${heard.seq}`)), long)
        waiting.add(look)
        look()
      })
    },
  }
  window.heard = heard
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', (event) => {
        const message = JSON.parse(event.data)
        if (message.type !== 'table') return
        heard.seq = message.seq
        heard.table = message
        const arrived = performance.now()
        requestAnimationFrame(() => setTimeout(() => heard.drawn.push(performance.now() - arrived)))
        for (const look of [...waiting]) look()
      })
    }
  }
  // The page's only request for 32 random bytes is its number for the shuffle.
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(window.shuffleNumber) : draw(array))
}
