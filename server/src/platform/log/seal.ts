import { isUniqueViolation } from '../db/errors.ts'
import type { Platform } from '../platform.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import { begunAt } from './begun.ts'
import { genesis, linkHash } from './chain.ts'
import { checkpointOf } from './checkpoint.ts'
import type { LogKey } from './keys.ts'
import { addCheckpoint, type Checkpoint, type LogRow, lastCheckpoint, seal, unsealed } from './store.ts'

export interface SealedBatch {
  readonly companyId: string
  readonly position: string
  readonly checkpoint: Checkpoint
  readonly lines: readonly LogRow[]
  /** There may be more that wait. */
  readonly isFull: boolean
}

/** What follows from the lines of a batch, in the transaction that seals them. */
export type OnSealed = (uow: UnitOfWork, lines: readonly LogRow[]) => Promise<void>

const nothingFollows: OnSealed = async () => undefined
const sealer = { actorId: null, requestId: 'seal' }

const batchSize = 1000

/** Another sealer was faster: a checkpoint of ours would sign lines that are not there. */
class Overtaken extends Error {}

/**
 * Gives the lines that wait their place in the company's hash chain and signs the new head. Done in batches beside the
 * transactions, because a lock on the chain in every commit would cost most of the throughput (architecture.md, Data).
 * Undefined where nothing waits or another process was faster.
 */
export async function sealNext(
  platform: Platform,
  key: LogKey,
  companyId: string,
  onSealed: OnSealed = nothingFollows,
): Promise<SealedBatch | undefined> {
  try {
    return await platform.transact(companyId, sealer, async (uow) => {
      const { tx } = uow
      const [lines, head] = await Promise.all([unsealed(tx, companyId, batchSize), lastCheckpoint(tx, companyId)])
      const [oldest] = lines
      if (oldest === undefined) return undefined
      let position = BigInt(head?.position ?? 0)
      let hash = head?.hash ?? genesis(companyId)
      const links = lines.map((line) => {
        position += 1n
        hash = linkHash(hash, line, String(position))
        return { id: line.id, position: String(position), hash }
      })
      const last = head && (await begunAt(tx, head))
      const checkpoint = checkpointOf(key, { companyId, position: String(position), hash }, last, platform.clock.now())
      const [count] = await Promise.all([seal(tx, companyId, oldest.at, links), addCheckpoint(tx, checkpoint)])
      if (count < links.length) throw new Overtaken()
      await onSealed(uow, lines)
      return { companyId, checkpoint, position: String(position), lines, isFull: lines.length === batchSize }
    })
  } catch (error) {
    if (error instanceof Overtaken || isUniqueViolation(error)) return undefined
    throw error
  }
}
