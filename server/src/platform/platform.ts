import type { Logger } from 'pino'
import type { Act, Author } from './act.ts'
import type { Clock } from './clock.ts'
import { contentsOf } from './contents/index.ts'
import type { Db } from './db/db.ts'
import type { Ids } from './ids.ts'
import type { Live } from './live/live.ts'
import * as log from './log/store.ts'
import * as outbox from './outbox/store.ts'
import type { Settings } from './settings.ts'

/** What every area stands on; made once at start. Tests and the demo give their own clock and ids. */
export interface Platform {
  readonly settings: Settings
  readonly clock: Clock
  readonly ids: Ids
  readonly db: Db
  readonly log: Logger
  readonly live: Live
  /** One transaction in a company; afterwards its log is sealed and its outbox moved on, out of the caller's way. */
  act<T>(companyId: string, author: Author, work: (act: Act) => Promise<T>): Promise<T>
  /** Told after every commit which companies it touched. */
  onCommit(listener: (companyIds: readonly string[]) => void): void
}

export function createPlatform(parts: Pick<Platform, 'settings' | 'clock' | 'ids' | 'db' | 'log' | 'live'>): Platform {
  const listeners: ((companyIds: readonly string[]) => void)[] = []
  return {
    ...parts,
    onCommit: (listener) => {
      listeners.push(listener)
    },
    act: async (companyId, author, work) => {
      const touched = new Set<string>()
      const result = await parts.db.transaction(companyId, async (tx, { enter, send }) => {
        const now = parts.clock.now()
        /** Does the work in a company; what it logs and leaves is written at its end, in one statement each. */
        const actIn = async <R>(entered: string, inner: (act: Act) => Promise<R>): Promise<R> => {
          const [lines, left]: [log.NewLine[], outbox.OutboxRow[]] = [[], []]
          const given = await inner({
            companyId: entered,
            author,
            tx,
            contents: contentsOf(parts.settings.dataFolder, tx, send, entered, now),
            now,
            newId: parts.ids.next,
            log: async (line) => void lines.push({ id: parts.ids.next(), ...line }),
            later: async (task, payload, notBefore) => {
              const work = { data: payload, author, ...(notBefore && { notBefore: notBefore.toISOString() }) }
              left.push({ id: parts.ids.next(), task, payload: work })
            },
            within: async (other, there) => {
              enter(other)
              const result = await actIn(other, there)
              enter(entered)
              return result
            },
          })
          if (lines.length > 0 || left.length > 0) touched.add(entered)
          if (lines.length > 0) send(log.appending(tx, entered, author, now, lines))
          if (left.length > 0) send(outbox.putting(entered, now, left).compile(tx))
          return given
        }
        return actIn(companyId, work)
      })
      if (touched.size > 0) for (const listener of listeners) listener([...touched])
      return result
    },
  }
}
