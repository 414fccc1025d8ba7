import { genesis, sha256, shortest } from './chain.ts'
import type { LogKey, LogVerifier } from './keys.ts'
import type { Checkpoint, StoredCheckpoint } from './store.ts'

/** What a checkpoint states: its number and the one before it are part of it, so that none can be left out. */
function statement(checkpoint: StoredCheckpoint): string {
  const { company_id, number, position, hash, previous, signed_at_text } = checkpoint
  const signedAt = shortest(signed_at_text)
  return number === null
    ? `kontor checkpoint ${company_id} ${position} ${hash} ${signedAt}`
    : `kontor checkpoint 2 ${company_id} ${number} ${position} ${hash} ${previous} ${signedAt}`
}

/** What the next checkpoint says of this one. */
const hashOf = (checkpoint: StoredCheckpoint): string => sha256(`${statement(checkpoint)}\n${checkpoint.signature}`)

export interface Head {
  readonly companyId: string
  readonly position: string
  readonly hash: string
  /** The key that signed it, where whoever kept it knows. */
  readonly keyId?: string
}

/** The checkpoint behind which a part of a log begins, and how many there are up to it. */
export interface Begun {
  readonly checkpoint: StoredCheckpoint
  readonly count: string
}

/** The checkpoint of a new head, behind the last one there is. */
export function checkpointOf(
  key: LogKey,
  { companyId, position, hash }: Head,
  last: Begun | undefined,
  signedAt: Date,
): Checkpoint {
  const unsigned = {
    company_id: companyId,
    position,
    hash,
    number: String(BigInt(last?.checkpoint.number ?? last?.count ?? 0) + 1n),
    previous: last === undefined ? genesis(companyId) : hashOf(last.checkpoint),
    key_id: key.id,
    signed_at: signedAt,
  }
  const stated = statement({ ...unsigned, signature: '', signed_at_text: signedAt.toISOString() })
  return { ...unsigned, signature: key.sign(stated) }
}

/** Follows the checkpoints of a company one by one, from the first or from one of them, and says what is wrong with each. */
export function followCheckpoints(
  companyId: string,
  key: LogVerifier,
  begun?: Begun,
): (checkpoint: StoredCheckpoint) => string[] {
  let count = BigInt(begun?.count ?? 0)
  let before = begun?.checkpoint
  return (checkpoint) => {
    count += 1n
    const faults = [...chainFaults(checkpoint, before, count, companyId), ...signatureFaults(checkpoint, key)]
    before = checkpoint
    if (checkpoint.number !== null) count = BigInt(checkpoint.number)
    return faults
  }
}

function chainFaults(
  { number, position, previous }: StoredCheckpoint,
  before: StoredCheckpoint | undefined,
  count: bigint,
  companyId: string,
): string[] {
  if (number === null)
    return before?.number == null ? [] : [`The checkpoint at ${position} has no number, though those before have one.`]
  if (number !== String(count)) return [`The checkpoint at ${position} has the number ${number}: ${count} is missing.`]
  const expected = before === undefined ? genesis(companyId) : hashOf(before)
  return previous === expected ? [] : [`The checkpoint at ${position} does not follow from the one before it.`]
}

export function signatureFaults(checkpoint: StoredCheckpoint, key: LogVerifier): string[] {
  if (checkpoint.key_id !== key.id)
    return [`The checkpoint at ${checkpoint.position} is signed by an unknown key, ${checkpoint.key_id}.`]
  return key.verify(statement(checkpoint), checkpoint.signature)
    ? []
    : [`The signature of the checkpoint at ${checkpoint.position} is wrong.`]
}
