import type { Platform } from '../platform.ts'
import { genesis, isLinked } from './chain.ts'
import { type Begun, followCheckpoints, type Head } from './checkpoint.ts'
import type { LogVerifier } from './keys.ts'
import {
  checkpointsAfter,
  type StoredCheckpoint,
  type StoredLine,
  storedAfter,
  type Waiting,
  waitingLines,
} from './store.ts'

/** A head that somebody wrote down earlier and keeps elsewhere: what it vouches for must still be there. */
export type KeptHead = Head

export interface Verdict {
  readonly companyId: string
  readonly lines: number
  /** Lines that have no seal yet, as the last ones of a server that was killed. */
  readonly waiting: number
  readonly head: KeptHead
  /** What is wrong, in sentences, the first bad line first; empty where the log is whole. */
  readonly faults: readonly string[]
}

/** Where the lines and the checkpoints of a company are read from, in order, behind a position. */
export interface LogSource {
  lines(after: string): Promise<readonly StoredLine[]>
  checkpoints(after: string): Promise<readonly StoredCheckpoint[]>
}

const pageSize = 5000

/** Proves the log of a company as it stands in the database, all of it at one instant. */
export const verifyLog = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: LogVerifier,
  companyId: string,
  ...kept: readonly (KeptHead | undefined)[]
): Promise<Verdict> =>
  db.reading(companyId, async (tx) => {
    const verdict = await verifyLines(
      {
        lines: (after) => storedAfter(tx, companyId, after, pageSize),
        checkpoints: (after) => checkpointsAfter(tx, companyId, after, pageSize),
      },
      key,
      companyId,
      kept.filter((head) => head !== undefined),
    )
    const waiting = await waitingLines(tx, companyId)
    const unsealed = verdict.lines === 0 ? faultsWithoutSeals(waiting, clock.now()) : []
    return { ...verdict, waiting: waiting.count, faults: [...verdict.faults, ...unsealed] }
  })

/** For how long the first lines of a company may wait for their seal, in milliseconds. */
const firstSealWithinMs = 60_000

/** Of a log in which nothing is sealed: every company has lines from its first moment on. */
function faultsWithoutSeals({ count, oldest }: Waiting, now: Date): string[] {
  if (oldest === null) return ['There is no line of this company.']
  return now.getTime() - oldest.getTime() < firstSealWithinMs
    ? []
    : [`None of the ${count} lines is sealed: there is no checkpoint.`]
}

/**
 * Walks a company's log from its first line: every position is there once, every hash follows from the line and the one
 * before it, every checkpoint agrees, is signed and follows from the one before it, and the last line is the last
 * checkpoint's. `kept` are earlier heads, so that a log that was cut or written anew as a whole shows too. Where only
 * a part is at hand, it begins behind a checkpoint.
 */
export async function verifyLines(
  source: LogSource,
  key: LogVerifier,
  companyId: string,
  kept: readonly KeptHead[],
  begun?: Begun,
): Promise<Omit<Verdict, 'waiting'>> {
  const faults: string[] = []
  const first = BigInt(begun?.checkpoint.position ?? 0)
  let position = first
  let hash = begun?.checkpoint.hash ?? genesis(companyId)
  const keptAt = Map.groupBy(kept, (head) => head.position)
  const follow = followCheckpoints(companyId, key, begun)
  const checkpoints = inPages(source.checkpoints)
  let checkpoint = await checkpoints()
  let checked = first

  const compare = async () => {
    for (const head of keptAt.get(String(position)) ?? [])
      if (head.hash !== hash) faults.push(`Position ${position} differs from the head that was kept earlier.`)
    for (; checkpoint !== undefined && BigInt(checkpoint.position) <= position; checkpoint = await checkpoints()) {
      checked = BigInt(checkpoint.position)
      if (checked < position) faults.push(`The checkpoint at ${checked} has no line.`)
      else if (checkpoint.hash !== hash) faults.push(`The checkpoint at ${checked} does not agree with the chain.`)
      faults.push(...follow(checkpoint))
    }
  }

  const lines = inPages(source.lines)
  for (let line = await lines(); line !== undefined; line = await lines()) {
    const expected = position + 1n
    if (line.position !== String(expected))
      faults.push(`Position ${expected} is missing; position ${line.position} follows.`)
    position = BigInt(line.position ?? expected)
    if (!isLinked(hash, line))
      faults.push(`Position ${position} was changed after it was sealed (${line.kind} of ${line.object_id}).`)
    hash = line.hash ?? ''
    await compare()
  }
  if (checkpoint !== undefined)
    faults.push(`The checkpoint at ${checkpoint.position} has no line: the end of the log was cut.`)
  else if (position > checked)
    faults.push(
      checked === first
        ? 'The log has lines, but no checkpoint.'
        : `Position ${checked + 1n} stands behind the last checkpoint, at ${checked}.`,
    )
  for (const head of kept)
    if (BigInt(head.position) > position)
      faults.push(`The log ends at ${position}, before the head ${head.position} that was kept earlier.`)
  return { companyId, lines: Number(position - first), head: { companyId, position: String(position), hash }, faults }
}

/** Rows one by one, read in pages. */
function inPages<Row extends { readonly position: string | null }>(
  read: (after: string) => Promise<readonly Row[]>,
): () => Promise<Row | undefined> {
  let page: Row[] = []
  let after = '0'
  return async () => {
    if (page.length === 0) page = [...(await read(after))].reverse()
    const next = page.pop()
    after = next?.position ?? after
    return next
  }
}
