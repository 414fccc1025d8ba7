import { type Clock, systemClock } from '@kontor/hub'

/** The hub's clock on the calendar's time: `now` is milliseconds since 1970, as instants are compared with it. */
export const wallClock: Clock = { now: () => Date.now(), after: systemClock.after }
