/** The time that the hub goes by; a test brings its own. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number
  /** Runs once, `delay` milliseconds from now, unless the returned function is called before. */
  after(delay: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(delay, run) {
    const timer = setTimeout(run, delay)
    return () => clearTimeout(timer)
  },
}
