import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { headsIn, type KeptHead, NoProof, type Proof, readProof, verifyProof } from '@kontor/server/log'
import { UsageError } from './command.ts'

/** The heads in a file that was kept: of `verify-log --keep`, of a witness, or as they came by mail or webhook. */
export async function readHeads(file: string): Promise<KeptHead[]> {
  const heads = headsIn((await readGiven('--against', file)).toString('utf8'))
  if (heads.length === 0) throw new UsageError(`--against ${file} has no head in it.`)
  return heads
}

/** Proves a part of a log from a file alone, and that each document is in it. Answers with the exit code. */
export async function proveFile(
  file: string,
  kept: readonly KeptHead[],
  documents: readonly string[],
): Promise<number> {
  const text = (await readGiven('--proof', file)).toString('utf8')
  try {
    const proof = readProof(text)
    const { faults, lines, head, held } = await verifyProof(proof, kept)
    for (const fault of faults) console.log(fault)
    const missing = (await Promise.all(documents.map((document) => find(proof, document)))).filter((found) => !found)
    const verdict = faults.length === 0 ? 'whole' : 'not whole'
    console.log(`${proof.head.company}: ${lines} lines up to position ${head.position}: ${verdict}`)
    console.log(vouched(held))
    return faults.length === 0 && missing.length === 0 ? 0 : 1
  } catch (error) {
    if (error instanceof NoProof) throw new UsageError(`--proof ${file}: ${error.message}`)
    throw error
  }
}

function vouched(held: readonly KeptHead[]): string {
  const last = held.map(({ position }) => BigInt(position)).reduce((latest, one) => (one > latest ? one : latest), 0n)
  return held.length === 0
    ? 'No kept head falls into it: it rests on the signatures of whoever runs this installation.'
    : `Held to ${held.length} kept heads; up to position ${last} nobody can have written it anew.`
}

/** Says where a document stands in the log; false where nowhere. */
async function find({ lines }: Proof, file: string): Promise<boolean> {
  const hash = createHash('sha256')
    .update(await readGiven('DOCUMENT', file))
    .digest('hex')
  const line = lines.findLast(({ content_hash }) => content_hash === hash)
  console.log(
    line === undefined
      ? `${file}\tis not in this log`
      : `${file}\t${line.kind} at position ${line.position}, ${line.at_text}, document ${line.object_id}`,
  )
  return line !== undefined
}

async function readGiven(what: string, file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw new UsageError(`${what} ${file} cannot be read: ${(error as Error).message}`)
  }
}
