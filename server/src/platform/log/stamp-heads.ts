import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { NoTimeStamp, readTimeStamp, timeStampRequest } from './time-stamp.ts'
import { compactBefore, daysIn, fileOf } from './witness.ts'

/** How long an authority may take to answer, in milliseconds, and how many bytes its answer may have. */
const [timeoutMs, maxBytes] = [20_000, 100_000]

const stampOf = (folder: string, day: string): string => `${fileOf(folder, day)}.tsr`

/**
 * Has the heads of each day that is over stamped by an authority (RFC 3161), once for all companies of the installation:
 * the answer lies beside the day's file, for `openssl ts -verify` and for `verify-log`.
 *
 * @throws NoTimeStamp where the authority refuses, or answers with something else; Error where it is away
 */
export async function stampHeads(folder: string, authority: string, today: string): Promise<void> {
  await compactBefore(folder, today)
  for (const day of await daysIn(folder)) {
    if (day >= today || existsSync(stampOf(folder, day))) continue
    const hash = sha256(await readFile(fileOf(folder, day)))
    const fresh = `${stampOf(folder, day)}.${process.pid}`
    await writeFile(fresh, await ask(authority, hash))
    await rename(fresh, stampOf(folder, day))
  }
}

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

async function ask(authority: string, hash: Buffer): Promise<Uint8Array> {
  // An integer of ASN.1 is positive where its first bit is 0, and none begins with a zero.
  const nonce = randomBytes(8)
  nonce[0] = (nonce[0]! & 0x3f) | 0x40
  const answer = await fetch(authority, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    body: new Uint8Array(timeStampRequest(hash, nonce)),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer.ok) throw new NoTimeStamp(`The authority answered ${answer.status}.`)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  if (bytes.length > maxBytes) throw new NoTimeStamp(`The authority answered with ${bytes.length} bytes.`)
  const stamp = readTimeStamp(bytes)
  if (stamp.hash !== hash.toString('hex') || stamp.nonce !== nonce.toString('hex'))
    throw new NoTimeStamp('The authority stamped something else.')
  return bytes
}

export interface Stamped {
  readonly days: number
  /** What is wrong with them, in sentences. */
  readonly faults: readonly string[]
}

/** Whether the heads of each stamped day are those that were stamped. Who signed a stamp, `openssl ts -verify` proves. */
export async function stampedDays(folder: string): Promise<Stamped> {
  const faults: string[] = []
  const stamped = (await daysIn(folder, '.jsonl.tsr')).toSorted()
  for (const day of stamped) {
    const heads = await readFile(fileOf(folder, day)).catch(() => undefined)
    try {
      const { hash, at } = readTimeStamp(await readFile(stampOf(folder, day)))
      if (heads === undefined) faults.push(`The heads of ${day} are gone; they were stamped at ${at.toISOString()}.`)
      else if (sha256(heads).toString('hex') !== hash)
        faults.push(`The heads of ${day} are not those that were stamped at ${at.toISOString()}.`)
    } catch (error) {
      if (!(error instanceof NoTimeStamp)) throw error
      faults.push(`The time stamp of ${day} cannot be read.`)
    }
  }
  return { days: stamped.length, faults }
}
