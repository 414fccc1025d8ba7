import type { Db } from '../db/db.ts'
import { genesis, linkHash } from './chain.ts'
import { type LogKey, statement } from './keys.ts'
import { type Checkpoint, checkpointsAfter, sealedAfter } from './store.ts'

/** A head that somebody wrote down earlier and keeps elsewhere: what it vouches for must still be there. */
export interface KeptHead {
  readonly companyId: string
  readonly position: string
  readonly hash: string
}

export interface Verdict {
  readonly companyId: string
  readonly lines: number
  readonly head: KeptHead
  /** What is wrong, in sentences; empty where the log is whole. */
  readonly faults: readonly string[]
}

const pageSize = 5000

/**
 * Walks a company's log from its first line: every position is there once, every hash follows from the line and the one
 * before it, every checkpoint agrees and is signed, and no line lies behind the last checkpoint. `kept` is an earlier
 * head, so that a cut tail shows too.
 */
export async function verifyLog(db: Db, key: LogKey, companyId: string, kept?: KeptHead): Promise<Verdict> {
  const faults: string[] = []
  let position = 0n
  let hash = genesis(companyId)
  let keptSeen = kept === undefined || kept.position === '0'
  const checkpoints = checkpointReader(db, companyId)
  let checkpoint = await checkpoints()

  const compare = async () => {
    if (kept !== undefined && String(position) === kept.position) {
      keptSeen = true
      if (hash !== kept.hash) faults.push(`Position ${position} differs from the head that was kept earlier.`)
    }
    if (checkpoint !== undefined && checkpoint.position === String(position)) {
      faults.push(...faultsOf(checkpoint, hash, key))
      checkpoint = await checkpoints()
    }
  }

  for (let full = true; full; ) {
    const page = await db.transaction(companyId, (tx) => sealedAfter(tx, companyId, String(position), pageSize))
    for (const line of page) {
      const expected = position + 1n
      if (line.position !== String(expected))
        faults.push(`Position ${expected} is missing; position ${line.position} follows.`)
      position = BigInt(line.position ?? expected)
      const link = linkHash(hash, line, String(position))
      if (line.hash !== link)
        faults.push(`Position ${position} was changed after it was sealed (${line.kind} of ${line.object_id}).`)
      hash = line.hash ?? link
      await compare()
    }
    full = page.length === pageSize
  }
  if (checkpoint !== undefined)
    faults.push(`The checkpoint at ${checkpoint.position} has no line: the end of the log was cut.`)
  if (!keptSeen) faults.push(`The log ends at ${position}, before the head ${kept?.position} that was kept earlier.`)
  return { companyId, lines: Number(position), head: { companyId, position: String(position), hash }, faults }
}

function faultsOf(checkpoint: Checkpoint, hash: string, key: LogKey): string[] {
  if (checkpoint.hash !== hash) return [`The checkpoint at ${checkpoint.position} does not agree with the chain.`]
  if (checkpoint.key_id !== key.id)
    return [`The checkpoint at ${checkpoint.position} is signed by an unknown key, ${checkpoint.key_id}.`]
  const signed = statement(checkpoint.company_id, checkpoint.position, checkpoint.hash, checkpoint.signed_at)
  return key.verify(signed, checkpoint.signature)
    ? []
    : [`The signature of the checkpoint at ${checkpoint.position} is wrong.`]
}

/** Checkpoints one by one, read in pages. */
function checkpointReader(db: Db, companyId: string): () => Promise<Checkpoint | undefined> {
  let page: Checkpoint[] = []
  let after = '0'
  return async () => {
    if (page.length === 0)
      page = await db.transaction(companyId, (tx) => checkpointsAfter(tx, companyId, after, pageSize))
    const next = page.shift()
    after = next?.position ?? after
    return next
  }
}
