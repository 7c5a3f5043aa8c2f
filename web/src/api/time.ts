// An estimate of the server's time on this device, whose own clock may be wrong. Each message gives an upper bound on the
// offset, because it took time to arrive; the smallest bound is the best estimate.

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
