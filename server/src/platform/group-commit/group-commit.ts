import type { Author, UnitOfWork } from '../unit-of-work.ts'

/** Work in a company, and who does it. */
export interface AuthoredWork<T> {
  readonly author: Author
  readonly work: (uow: UnitOfWork) => Promise<T>
}

/** Work that may share its transaction. */
export interface GroupWork<T> extends AuthoredWork<T> {
  /** What it does: units of one kind ask the same statements in the same order, so that they can be batched. */
  readonly kind: string
  /** Units with a key in common never share a transaction. */
  readonly keys: readonly string[]
}

/** How the units of a group are done. */
export interface GroupRunner {
  /** All at once in one transaction; where one fails, all are rolled back. */
  together<T>(companyId: string, units: readonly AuthoredWork<T>[]): Promise<T[]>
  /** One after the other in one transaction, each behind a savepoint to which it is rolled back where it fails. */
  oneByOne<T>(companyId: string, units: readonly AuthoredWork<T>[]): Promise<PromiseSettledResult<T>[]>
}

interface Waiting extends GroupWork<unknown> {
  readonly settle: (result: Promise<unknown>) => void
}

const maxUnitsPerGroup = 16

/**
 * A group that waits for a lock or a slow disk keeps the next one waiting no longer than this. It decides only who shares
 * a transaction, so nothing is lost by it.
 */
const maxWaitMs = 500

const waitLimit = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // A time limit, because no event tells that a transaction is blocked by a lock or a slow disk.
  const timer = setTimeout(resolve, maxWaitMs)
  return { promise, stop: () => clearTimeout(timer) }
}

/** The queue of each company; see index.ts for what it promises. */
export function createGroupCommit({ together, oneByOne }: GroupRunner, limit = waitLimit) {
  const companies = new Map<string, Waiting[]>()

  const runGroup = async (companyId: string, group: readonly Waiting[]): Promise<void> => {
    try {
      const results = await together(companyId, group)
      for (const [at, { settle }] of group.entries()) settle(Promise.resolve(results[at]))
    } catch (error) {
      if (group.length === 1) return group[0]?.settle(Promise.reject(error))
      await runOneByOne(companyId, group)
    }
  }
  const runOneByOne = async (companyId: string, group: readonly Waiting[]): Promise<void> => {
    try {
      const results = await oneByOne(companyId, group)
      for (const [at, { settle }] of group.entries()) {
        const result = results[at]!
        settle(result.status === 'fulfilled' ? Promise.resolve(result.value) : Promise.reject(result.reason))
      }
    } catch (error) {
      for (const { settle } of group) settle(Promise.reject(error))
    }
  }
  const drain = async (companyId: string, waiting: Waiting[]): Promise<void> => {
    while (waiting.length > 0) {
      const { promise, stop } = limit()
      await Promise.race([runGroup(companyId, nextGroup(waiting)), promise])
      stop()
    }
    companies.delete(companyId)
  }
  return <T>(companyId: string, work: GroupWork<T>): Promise<T> => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const queue = companies.get(companyId)
    const waiting = queue ?? []
    waiting.push({ ...work, settle: resolve })
    if (queue === undefined) {
      companies.set(companyId, waiting)
      void drain(companyId, waiting)
    }
    return promise as Promise<T>
  }
}

/** Takes the next group from the queue: units of the same kind as the first one, each the first in the queue for all of its keys. */
function nextGroup(waiting: Waiting[]): Waiting[] {
  const kind = waiting[0]?.kind
  const seenKeys = new Set<string>()
  const [group, left]: [Waiting[], Waiting[]] = [[], []]
  for (const unit of waiting) {
    const joins = unit.kind === kind && group.length < maxUnitsPerGroup && !unit.keys.some((key) => seenKeys.has(key))
    for (const key of unit.keys) seenKeys.add(key)
    ;(joins ? group : left).push(unit)
  }
  waiting.splice(0, waiting.length, ...left)
  return group
}
