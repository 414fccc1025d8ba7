import type { Author, UnitOfWork } from './unit-of-work.ts'

/** Work in a company, and who does it. */
export interface Doing<T> {
  readonly author: Author
  readonly work: (uow: UnitOfWork) => Promise<T>
}

/** The same, to be done beside others. */
export interface Proposed<T> extends Doing<T> {
  /** What it does: acts of one kind ask the same statements, in step. */
  readonly kind: string
  /** Who shares one of them never shares a transaction. */
  readonly keys: readonly string[]
}

interface Waiting extends Proposed<unknown> {
  readonly settle: (result: Promise<unknown>) => void
}

/** So many share a transaction at most. */
const most = 16

/**
 * So long, in milliseconds, one that takes its time keeps others waiting: a group that waits for a lock, or for a slow
 * disk, is none that others should wait for. Nothing is lost or decided by it, only who shares.
 */
const patience = 500

/** Comes when nobody should be kept waiting any longer; `stop` where it need not come. */
const patienceEnds = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // A bound, no wait for an event: that a transaction stands still, be it for a lock or a disk, is nowhere told.
  const timer = setTimeout(resolve, patience)
  return { promise, stop: () => clearTimeout(timer) }
}

/**
 * Acts of a company that do the same and come while one is under way share the next transaction: its statements, and its
 * way to the disk. Who comes alone waits for nobody. Where one of several fails, all are undone and each is done by
 * itself, one after the other as they came.
 */
export function createTogether(
  inOne: <T>(companyId: string, acts: readonly Doing<T>[]) => Promise<T[]>,
  waitingEnds = patienceEnds,
) {
  const companies = new Map<string, Waiting[]>()

  const doThem = async (companyId: string, acts: readonly Waiting[]): Promise<void> => {
    try {
      const results = await inOne(companyId, acts)
      for (const [nth, { settle }] of acts.entries()) settle(Promise.resolve(results[nth]))
    } catch (error) {
      if (acts.length === 1) return acts[0]?.settle(Promise.reject(error))
      for (const act of acts) {
        const again = inOne(companyId, [act])
        act.settle(again.then(([result]) => result))
        await again.catch(() => undefined)
      }
    }
  }
  const drain = async (companyId: string, waiting: Waiting[]): Promise<void> => {
    while (waiting.length > 0) {
      const { promise, stop } = waitingEnds()
      await Promise.race([doThem(companyId, taken(waiting)), promise])
      stop()
    }
    companies.delete(companyId)
  }
  return <T>(companyId: string, proposed: Proposed<T>): Promise<T> => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const before = companies.get(companyId)
    const waiting = before ?? []
    waiting.push({ ...proposed, settle: resolve })
    if (before === undefined) {
      companies.set(companyId, waiting)
      void drain(companyId, waiting)
    }
    return promise as Promise<T>
  }
}

/** Takes the first of all keys out of what waits, as far as they do the same as the very first. */
function taken(waiting: Waiting[]): Waiting[] {
  const kind = waiting[0]?.kind
  const met = new Set<string>()
  const [chosen, left]: [Waiting[], Waiting[]] = [[], []]
  for (const one of waiting) {
    const isTaken = one.kind === kind && chosen.length < most && !one.keys.some((key) => met.has(key))
    for (const key of one.keys) met.add(key)
    ;(isTaken ? chosen : left).push(one)
  }
  waiting.splice(0, waiting.length, ...left)
  return chosen
}
