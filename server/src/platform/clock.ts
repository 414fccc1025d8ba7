/** The only source of the present: instants for the record, a business date for the law of a place. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands until it is moved: for tests and the demo network. */
export function standingClock(at: string): Clock & { set(at: string): void; advance(milliseconds: number): void } {
  let now = new Date(at).getTime()
  return {
    now: () => new Date(now),
    set: (to) => {
      now = new Date(to).getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
