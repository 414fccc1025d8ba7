import { appendFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayInUtc } from '../days.ts'
import type { Head } from './checkpoint.ts'
import { headsIn } from './heads.ts'
import type { Checkpoint } from './store.ts'

/** Who is told each signed head, beside the database that it vouches for. */
export interface Witness {
  tell(checkpoint: Checkpoint): Promise<void>
}

export const noWitness: Witness = { tell: async () => undefined }

const fileOf = (folder: string, day: string): string => join(folder, `${day}.jsonl`)

/**
 * Writes heads to a folder, a file for each day, a line for each head. Once a day is over its file keeps the last head of
 * each company, so that ten years of them stay small. Processes of one installation share the folder.
 */
export function fileWitness(folder: string): Witness {
  let today = ''
  return {
    tell: async ({ company_id: companyId, position, hash, signed_at, key_id, signature }) => {
      const day = dayInUtc(signed_at)
      if (day !== today) {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await compactBefore(folder, day)
        today = day
      }
      const line = JSON.stringify({ companyId, position, hash, signedAt: signed_at, keyId: key_id, signature })
      await appendFile(fileOf(folder, day), `${line}\n`)
    },
  }
}

/** Another process may do the same meanwhile: both write the same, and the rename leaves one of them whole. */
async function compactBefore(folder: string, day: string): Promise<void> {
  const earlier = (await daysIn(folder)).filter((one) => one < day).at(-1)
  if (earlier === undefined) return
  const lines = (await readFile(fileOf(folder, earlier), 'utf8')).split('\n').filter((line) => line !== '')
  const last = new Map(lines.map((line) => [headsIn(line)[0]?.companyId, line]))
  if (last.size === lines.length) return
  const fresh = `${fileOf(folder, earlier)}.${process.pid}`
  await writeFile(fresh, [...last.values(), ''].join('\n'))
  await rename(fresh, fileOf(folder, earlier))
}

const daysIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((name) => /^\d{4}-\d{2}-\d{2}\.jsonl$/.test(name))
    .map((name) => name.slice(0, 10))
    .toSorted()

/** All heads that a folder of a witness holds, oldest first. */
export async function witnessedHeads(folder: string): Promise<Head[]> {
  const heads: Head[] = []
  for (const day of await daysIn(folder)) {
    heads.push(...headsIn(await readFile(fileOf(folder, day), 'utf8')))
  }
  return heads
}
