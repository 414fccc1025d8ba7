import { isUniqueViolation } from '../db/errors.ts'
import type { Platform } from '../platform.ts'
import { genesis, linkHash } from './chain.ts'
import { type LogKey, statement } from './keys.ts'
import { addCheckpoint, type LogRow, lastCheckpoint, seal, unsealed } from './store.ts'

export interface SealedBatch {
  readonly companyId: string
  readonly position: string
  readonly lines: readonly LogRow[]
  /** There may be more that wait. */
  readonly isFull: boolean
}

const batchSize = 1000

/** Another sealer was faster: a checkpoint of ours would sign lines that are not there. */
class Overtaken extends Error {}

/**
 * Gives the lines that wait their place in the company's hash chain and signs the new head. Done in batches beside the
 * transactions, because a lock on the chain in every commit would cost most of the throughput (architecture.md, Data).
 * Undefined where nothing waits or another process was faster.
 */
export async function sealNext(platform: Platform, key: LogKey, companyId: string): Promise<SealedBatch | undefined> {
  try {
    return await platform.db.transaction(companyId, async (tx) => {
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
      const signed_at = platform.clock.now()
      const signature = key.sign(statement(companyId, String(position), hash, signed_at))
      const checkpoint = {
        company_id: companyId,
        position: String(position),
        hash,
        signed_at,
        key_id: key.id,
        signature,
      }
      const [count] = await Promise.all([seal(tx, companyId, oldest.at, links), addCheckpoint(tx, checkpoint)])
      if (count < links.length) throw new Overtaken()
      return { companyId, position: String(position), lines, isFull: lines.length === batchSize }
    })
  } catch (error) {
    if (error instanceof Overtaken || isUniqueViolation(error)) return undefined
    throw error
  }
}
