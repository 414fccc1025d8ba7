import { signatureFaults } from './checkpoint.ts'
import { type LogVerifier, verifierOf } from './keys.ts'
import { type ProofHead, type ProofLine, proofFormat } from './proof.ts'
import type { StoredCheckpoint, StoredLine } from './store.ts'
import { type KeptHead, type Verdict, verifyLines } from './verify.ts'

export interface Proof {
  readonly head: ProofHead
  readonly lines: readonly StoredLine[]
  readonly checkpoints: readonly StoredCheckpoint[]
}

/** A file that is no proof, or was cut within a line. */
export class NoProof extends Error {}

/** @throws NoProof, with the line of the file that cannot be read */
export function readProof(text: string): Proof {
  const [first = '', ...rest] = text.split('\n').filter((line) => line !== '')
  const head = parsed(first, 1) as ProofHead
  if (head?.format !== proofFormat || head.version !== 1)
    throw new NoProof('It does not begin as a proof of a log does.')
  const lines: StoredLine[] = []
  const checkpoints: StoredCheckpoint[] = []
  for (const [at, one] of rest.entries()) {
    const part = parsed(one, at + 2) as { line?: ProofLine; checkpoint?: StoredCheckpoint }
    if (part.line !== undefined) lines.push(asStored(part.line, at + 2))
    if (part.checkpoint !== undefined) checkpoints.push(part.checkpoint)
  }
  return { head, lines, checkpoints }
}

const asStored = (line: ProofLine, at: number): StoredLine => ({
  ...line,
  detail: parsed(line.detail_text, at),
  at: new Date(line.at_text ?? Number.NaN),
})

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoProof(`Line ${line} cannot be read.`)
  }
}

export interface ProofVerdict extends Omit<Verdict, 'waiting'> {
  /** The kept heads that fall into it: what they vouch for, nobody can have written anew. */
  readonly held: readonly KeptHead[]
}

/**
 * Proves a part of a log by itself, without the database and whoever runs it. The checkpoints have to be signed by the key
 * that the file names; that this is the operator's key, and the log the one of then, only kept heads tell.
 */
export async function verifyProof(proof: Proof, kept: readonly KeptHead[]): Promise<ProofVerdict> {
  const { companyId, publicKey, begun } = proof.head
  const key = keyOf(publicKey)
  const [from, to] = [BigInt(begun?.checkpoint.position ?? 0), BigInt(proof.lines.at(-1)?.position ?? 0)]
  const held = kept.filter(
    (head) => head.companyId === companyId && from <= BigInt(head.position) && BigInt(head.position) <= to,
  )
  const source = {
    lines: async (after: string) => (after === '0' ? proof.lines : []),
    checkpoints: async (after: string) => (after === '0' ? proof.checkpoints : []),
  }
  const verdict = await verifyLines(source, key, companyId, held, begun ?? undefined)
  const first = begun?.checkpoint
  const beginning = first === undefined ? [] : signatureFaults(first, key)
  const other = held.some(({ position, hash }) => position === first?.position && hash !== first.hash)
    ? [`Position ${first?.position} differs from the head that was kept earlier.`]
    : []
  const keys = held.flatMap(({ keyId, position }) =>
    keyId === undefined || keyId === key.id ? [] : [`The head that was kept at ${position} is signed by another key.`],
  )
  const empty = proof.lines.length === 0 ? ['It has no lines.'] : []
  return { ...verdict, faults: [...empty, ...beginning, ...other, ...keys, ...verdict.faults], held }
}

function keyOf(publicKey: string): LogVerifier {
  try {
    return verifierOf(publicKey)
  } catch {
    throw new NoProof('The public key in it is none.')
  }
}
