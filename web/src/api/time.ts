// The server's time on this device, whose own clock may be wrong. Whatever the server says it is by the time we hear it
// is a little later: so every hearing tells at least how far ahead we are, and the least of them is the nearest.

export class ServerTime {
  #ahead = Infinity // milliseconds

  sync(theirs: number, ours = Date.now()): void {
    if (Number.isFinite(theirs)) this.#ahead = Math.min(this.#ahead, ours - theirs)
  }

  now(ours = Date.now()): number {
    return this.#ahead === Infinity ? ours : ours - this.#ahead
  }
}

export const serverTime = new ServerTime()
