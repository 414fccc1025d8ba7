import type { Tx } from '../db/kysely.ts'
import { begunAt } from './begun.ts'
import type { Begun } from './checkpoint.ts'
import type { LogVerifier } from './keys.ts'
import { checkpointBefore, covered, type Period, positionsWithin } from './proof-store.ts'
import { checkpointsAfter, type StoredLine, storedAfter } from './store.ts'

export const proofFormat = 'kontor-log-proof'

/** The first line of a proof. */
export interface ProofHead {
  readonly format: typeof proofFormat
  readonly version: 1
  readonly companyId: string
  readonly company: string
  /** Of the key that signed the checkpoints. */
  readonly publicKey: string
  /** The checkpoint behind which it begins; null where it begins with the log. */
  readonly begun: Begun | null
}

/** A line of the log as a proof has it: what its seal covers, and the seal. */
export type ProofLine = Omit<StoredLine, 'at' | 'detail'>

/** A proof was asked for that is longer than one file may be. */
export class ProofTooLong extends Error {
  readonly maxLines = maxLines
}

/** The lines that one file holds at most. */
const maxLines = 50_000

/**
 * What somebody needs to prove a period of a company's log by themselves: its lines as they are stored, from the
 * checkpoint before the first to the one after the last, as JSON lines. It holds ids and hashes, as the log does.
 * Undefined where nothing of the period is sealed.
 *
 * @throws ProofTooLong
 */
export async function proofOf(
  tx: Tx,
  key: LogVerifier,
  { id: companyId, name: company }: { readonly id: string; readonly name: string },
  period: Period,
): Promise<string | undefined> {
  const within = await positionsWithin(tx, companyId, period)
  if (within === undefined) return undefined
  const [before, end] = await Promise.all([
    checkpointBefore(tx, companyId, within.first),
    covered(tx, companyId, within.last),
  ])
  const after = before?.position ?? '0'
  const count = Number(BigInt(end) - BigInt(after))
  if (count > maxLines) throw new ProofTooLong()
  const [begun, lines, checkpoints] = await Promise.all([
    before === undefined ? null : begunAt(tx, before),
    storedAfter(tx, companyId, after, count),
    checkpointsAfter(tx, companyId, after, count),
  ])
  const { publicKey } = key
  const head: ProofHead = { format: proofFormat, version: 1, companyId, company, publicKey, begun }
  const parts = [
    head,
    ...lines.map(({ at: _at, detail: _detail, ...line }) => ({ line })),
    ...checkpoints.filter(({ position }) => BigInt(position) <= BigInt(end)).map((checkpoint) => ({ checkpoint })),
  ]
  return parts.map((part) => `${JSON.stringify(part)}\n`).join('')
}
