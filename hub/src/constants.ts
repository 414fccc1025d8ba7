/** The shell's own app id unless a deployment sets another (F-013, decision 22). */
export const SHELL_ID = 'Kontor.Chrome'

/** Topics that begin so are between the shell and its apps: one app cannot send them to another. */
export const SHELL_TOPIC_PREFIX = 'kontor.'

/** F-031: the shell pings every app at this interval, in milliseconds. */
export const HEARTBEAT_INTERVAL_MS = 3333

/** F-033: so many missed answers in a row are tolerated; the next is death. */
export const TOLERATED_MISSES = 3

/** Messages of one app that the shell handles in one second; those above are dropped unread. */
export const MAX_MESSAGES_PER_SECOND = 20_000

/**
 * Of these, how many may cost the shell more than passing them on: events to the shell itself, connects, spawns, and
 * all that is discarded with a warning.
 */
export const MAX_COSTLY_MESSAGES_PER_SECOND = 500

/** An app of which messages are dropped in as many seconds running is dead. */
export const MAX_FLOODED_SECONDS = 5

/**
 * The largest data of a message, where each value costs 16, and texts by their characters, buffers by their bytes. What
 * is larger goes by the API, or as a Blob.
 */
export const MAX_MESSAGE_COST = 1_048_576

/** Milliseconds that the reading of large messages of one app may take the shell at once, and the share of its time. */
export const READING_BURST_MS = 100
export const READING_SHARE = 1 / 20

/** Milliseconds that a spawned app may take from being opened to its CONNECT. */
export const SPAWN_START_LIMIT_MS = 30_000

/** Spawns of one app that may wait for an answer at once. */
export const MAX_WAITING_SPAWNS = 32
