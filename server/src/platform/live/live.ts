import pg, { type Client, type ClientConfig, type Notification } from 'pg'
import type { Db } from '../db/db.ts'
import { sealedAfter, sealedUpTo } from '../log/store.ts'

/** What changed, by kind and id only: whoever hears of it reads the rest with the right that they have. */
export interface Change {
  readonly position: string
  readonly items: readonly { readonly kind: string; readonly id: string }[]
}

export interface Live {
  /**
   * Tells of every change that is sealed from now on. A change without items says that the telling begins only now:
   * what came just before it is asked for with `since`.
   */
  subscribe(companyId: string, listener: (change: Change) => void): () => void
  /** What was sealed behind a position, as one change; undefined where nothing was. */
  since(companyId: string, position: string): Promise<Change | undefined>
  /** The position of the last sealed line. */
  head(companyId: string): Promise<string>
}

export const channel = 'kontor_sealed'
const maxLinesPerRead = 500

/**
 * Hears of sealed batches from every process through one listening connection, and tells those who subscribed here.
 * A notice is a company and a position; the lines are read once a batch, however many listen.
 */
export function createLive(db: Db): Live & { hear(notice: Notification): void; catchUp(): void } {
  const listeners = new Map<string, Set<(change: Change) => void>>()
  const positions = new Map<string, bigint>()

  const since = async (companyId: string, position: string): Promise<Change | undefined> => {
    const lines = await db.transaction(companyId, (tx) => sealedAfter(tx, companyId, position, maxLinesPerRead))
    const last = lines.at(-1)
    if (last?.position == null) return undefined
    const items = new Map(
      lines.map((line) => [`${line.object_type} ${line.object_id}`, { kind: line.object_type, id: line.object_id }]),
    )
    return { position: last.position, items: [...items.values()] }
  }

  const tell = async (companyId: string) => {
    const from = positions.get(companyId)
    if (from === undefined) return
    const change = await since(companyId, String(from))
    if (change === undefined || BigInt(change.position) <= (positions.get(companyId) ?? 0n)) return
    positions.set(companyId, BigInt(change.position))
    for (const listener of listeners.get(companyId) ?? []) listener(change)
    await tell(companyId)
  }

  const head = (companyId: string) => db.transaction(companyId, (tx) => sealedUpTo(tx, companyId))

  return {
    since,
    head,
    subscribe: (companyId, listener) => {
      const group = listeners.get(companyId) ?? new Set()
      listeners.set(companyId, group)
      group.add(listener)
      if (!positions.has(companyId))
        void head(companyId)
          .then(
            (position) => positions.set(companyId, BigInt(position)),
            () => undefined,
          )
          .then(() => {
            for (const waiting of group) waiting({ position: '0', items: [] })
          })
      return () => {
        group.delete(listener)
        if (group.size > 0) return
        listeners.delete(companyId)
        positions.delete(companyId)
      }
    },
    hear: (notice) => {
      if (notice.channel === channel && notice.payload !== undefined && listeners.has(notice.payload)) {
        void tell(notice.payload).catch(() => undefined)
      }
    },
    catchUp: () => {
      for (const companyId of listeners.keys()) void tell(companyId).catch(() => undefined)
    },
  }
}

/** Keeps a listening connection; after a loss it comes back and catches up with what it missed. */
export function listen(
  config: ClientConfig,
  live: ReturnType<typeof createLive>,
  onError: (error: Error) => void,
): () => Promise<void> {
  let stopped = false
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  const open = async () => {
    const fresh = new pg.Client(config)
    client = fresh
    const lost = (error?: Error) => {
      fresh.removeAllListeners()
      fresh.on('error', () => undefined)
      if (stopped || client !== fresh) return
      client = undefined
      if (error) onError(error)
      retry = setTimeout(() => void open(), 500)
    }
    fresh.on('error', lost)
    fresh.on('end', () => lost())
    fresh.on('notification', live.hear)
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
      live.catchUp()
    } catch (error) {
      lost(error as Error)
    }
  }
  void open()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end().catch(() => undefined)
  }
}
