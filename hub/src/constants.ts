/** The shell's own app id unless a deployment sets another (F-013, decision 22). */
export const SHELL_ID = 'Kontor.Chrome'

/** F-031: the shell pings every app at this interval, in milliseconds. */
export const HEARTBEAT_INTERVAL = 3333

/** F-033: so many missed answers in a row are tolerated; the next is death. */
export const TOLERATED_MISSES = 3

/** Messages of one app that the shell handles in one second; those above are dropped unread. */
export const MESSAGES_PER_SECOND = 20_000

/**
 * Of these, how many may cost the shell more than passing them on: events to the shell itself, connects, spawns, and
 * all that is discarded with a warning.
 */
export const COSTLY_MESSAGES_PER_SECOND = 500

/** Milliseconds that a spawned app may take from being opened to its CONNECT. */
export const SPAWN_START_LIMIT = 30_000

/** Spawns of one app that may wait for an answer at once. */
export const SPAWNS_AT_ONCE = 32
