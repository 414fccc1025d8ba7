import { type RawBuilder, sql } from 'kysely'

/**
 * What stands behind `=` for any of these ids. One is asked for by itself: Postgres plans `= $1` once on a connection, and
 * `= any($1)` anew each time, as it cannot know how many there will be.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  ids.length === 1 ? sql<string>`${ids[0]}::uuid` : sql<string>`any(${ids}::uuid[])`
