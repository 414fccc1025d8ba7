import { DamagedContent } from '../../../platform/contents/index.ts'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { contentsAfter, lockEntry } from '../../entries/index.ts'
import { whyRefused } from '../refusal.ts'
import { mayEnclose } from '../values/may-enclose.ts'
import { type Opened, openEnclosed, replaceEnclosed } from './enclosed-files.ts'

/** The task that goes through a company's documents once, for files that they enclose (migration 0036 leaves it). */
export const findEnclosedTask = 'documents.findEnclosed'

/** So many documents, and bytes of them, are held at once. */
const [batch, maxBatchBytes] = [50, 10_000_000]

/**
 * Puts the files that documents enclose among their attachments, some documents at a time, in the order of their ids. Where
 * they stand there already nothing changes, so it may run again.
 */
export async function findEnclosed(uow: UnitOfWork, after: string | null): Promise<Outward | undefined> {
  const worth: { readonly id: string; readonly contentHash: string; readonly bytes: Uint8Array }[] = []
  let [last, held] = [after, 0]
  for (const { id, contentHash } of await contentsAfter(uow, after, batch)) {
    const bytes = await uow.contents.read(contentHash).catch(passOver)
    last = id
    if (bytes === undefined || !mayEnclose(bytes)) continue
    worth.push({ id, contentHash, bytes })
    held += bytes.length
    if (held > maxBatchBytes) break
  }
  if (last === after) return undefined
  return async (settings) => {
    const opened: { readonly id: string; readonly contentHash: string; readonly document: Opened }[] = []
    for (const { id, contentHash, bytes } of worth) {
      const document = await openEnclosed(bytes, settings).catch(whyRefused)
      if (typeof document !== 'string') opened.push({ id, contentHash, document })
    }
    return async (uow) => {
      // What was saved anew meanwhile has its files since then.
      for (const { id, contentHash, document } of opened)
        if ((await lockEntry(uow, id))?.contentHash === contentHash) await replaceEnclosed(uow, id, document.enclosed)
      await uow.later(findEnclosedTask, { after: last })
    }
  }
}

/** A document whose bytes are damaged keeps those behind it from nothing; who opens it is told. */
function passOver(error: unknown): undefined {
  if (!(error instanceof DamagedContent)) throw error
}
