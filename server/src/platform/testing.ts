import { type Logger, pino } from 'pino'
import { standingClock } from './clock.ts'
import { shelfOf } from './contents/index.ts'
import { createDb } from './db/db.ts'
import { createIds } from './ids.ts'
import { createLive } from './live/live.ts'
import { createPlatform, type Platform } from './platform.ts'
import type { TestDatabase } from './postgres/testing.ts'
import { readSettings } from './settings.ts'
import { noTracing, type Tracing } from './tracing/index.ts'

export { testDatabase } from './postgres/testing.ts'

/** A platform over a test's own database, with a clock that stands; nothing runs beside it. */
export function testPlatform(
  database: TestDatabase,
  more: { at?: string; environment?: Record<string, string>; log?: Logger; tracing?: Tracing } = {},
): Platform & { clock: ReturnType<typeof standingClock> } {
  const clock = standingClock(more.at ?? '2026-11-21T09:00:00Z')
  const log = more.log ?? pino({ level: 'silent' })
  const { tracing = noTracing } = more
  const db = createDb(database.appConfig, () => undefined, tracing, database.isShared)
  const settings = readSettings({ KONTOR_DATA: '.build/data', ...more.environment }, process.cwd())
  const shelf = shelfOf(settings, log)
  const platform = createPlatform({
    settings,
    clock,
    ids: createIds(clock),
    db,
    log,
    live: createLive(db),
    shelf,
    tracing,
  })
  return { ...platform, clock }
}
