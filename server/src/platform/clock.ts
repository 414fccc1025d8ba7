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

/** The day that it is in UTC, as a business date. */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10)
