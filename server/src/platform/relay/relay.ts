import { sql } from 'kysely'
import { channel } from '../live/live.ts'
import type { LogKey } from '../log/keys.ts'
import { type OnSealed, sealNext } from '../log/seal.ts'
import { noWitness, type Witness } from '../log/witness.ts'
import * as outbox from '../outbox/store.ts'
import type { Platform } from '../platform.ts'
import type { Share } from './seats.ts'

/** Where the outbox goes. Handing over the same row twice must be harmless: a crash can fall between handing over and removing. */
export interface Destination {
  accept(companyId: string, rows: readonly outbox.OutboxRow[]): Promise<void>
}

/** Who hears of each batch of the log that gets its seal. */
export interface Following {
  readonly witness?: Witness | undefined
  readonly onSealed?: OnSealed | undefined
  /** Of what any process left behind, this one's part; all of it unless told. */
  readonly share?: Share | undefined
}

const maxRowsPerBatch = 500
const sweepIntervalMs = 5000
/** How long commits are gathered: after a pause, so that what a person did is told at once, and while they keep coming. */
const gather = { first: 15, further: 60 }

/**
 * What follows every commit, out of its way: outbox rows go to the job queue, log lines get their seal, listeners are
 * told. Woken by commits of this process, gathered for a few milliseconds; a sweep finds what a crash or another process
 * left behind.
 */
export function startRelay(
  platform: Platform,
  key: LogKey,
  destination: Destination,
  { witness, onSealed, share }: Following = {},
): { stop(): Promise<void>; flush(): Promise<void> } {
  /** Companies, and whether any work was left in them. */
  const woken = new Map<string, boolean>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let stopped = false

  const pass = async () => {
    const companies = [...woken]
    woken.clear()
    for (const [companyId, hasLeft] of companies) {
      try {
        if (hasLeft) await moveOn(platform, destination, companyId)
        await sealAll(platform, key, companyId, { witness, onSealed })
      } catch (error) {
        platform.log.warn({ err: error, companyId }, 'relay: will come back to this company')
      }
    }
  }
  const flush = () => {
    running = running.then(pass)
    return running
  }
  let lastPass = 0
  const wake = () => {
    if (stopped || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        void flush().then(() => {
          lastPass = performance.now()
        })
      },
      performance.now() - lastPass < gather.further ? gather.further : gather.first,
    )
  }
  const sweep = async () => {
    try {
      await share?.refresh()
      for (const companyId of await platform.db.plain((tx) => outbox.pendingCompanies(tx, maxRowsPerBatch)))
        if (share === undefined || share.isMine(companyId)) woken.set(companyId, true)
    } catch (error) {
      platform.log.warn({ err: error }, 'relay: the database is away')
    }
    if (woken.size > 0) wake()
  }
  platform.onCommit((touched) => {
    for (const [companyId, hasLeft] of touched) woken.set(companyId, hasLeft || woken.get(companyId) === true)
    wake()
  })
  void sweep()
  const sweeper = setInterval(() => void sweep(), sweepIntervalMs)
  return {
    flush,
    stop: async () => {
      stopped = true
      clearInterval(sweeper)
      clearTimeout(timer)
      await running
    },
  }
}

/** Moves a company's outbox on until nothing waits. */
export async function moveOn(platform: Platform, destination: Destination, companyId: string): Promise<void> {
  for (let more = true; more; ) {
    const rows = await platform.db.transaction(companyId, (tx) => outbox.waiting(tx, companyId, maxRowsPerBatch))
    if (rows.length > 0) {
      await destination.accept(companyId, rows)
      await platform.db.transaction(companyId, (tx) =>
        outbox.remove(
          tx,
          companyId,
          rows.map(({ id }) => id),
        ),
      )
    }
    more = rows.length === maxRowsPerBatch
  }
}

/** Seals a company's log and says so, to listeners and to the witness, until nothing waits. */
export async function sealAll(
  platform: Platform,
  key: LogKey,
  companyId: string,
  { witness = noWitness, onSealed }: Following = {},
): Promise<void> {
  for (let more = true; more; ) {
    const sealed = await sealNext(platform, key, companyId, onSealed)
    if (sealed !== undefined) {
      await platform.db.plain((tx) => sql`select pg_notify(${channel}, ${companyId})`.execute(tx))
      // What is sealed is sealed: a witness that is away hears of the next head, which vouches for this one.
      await witness.tell(sealed.checkpoint).catch((error: unknown) => {
        platform.log.warn({ err: error, companyId }, 'log: the witness could not be told of a head')
      })
    }
    more = sealed?.isFull === true
  }
}
