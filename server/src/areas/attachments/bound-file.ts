import { type Held, streamOf } from '../../platform/contents/index.ts'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { loggedFiles } from '../../platform/log/content-store.ts'
import type { AttachmentRecord } from './records.ts'
import * as attachments from './store.ts'

type Kept = Pick<AttachmentRecord, 'id' | 'documentId' | 'contentHash'>

/**
 * The bytes of a file as the log has them: whoever changes one in the database under a hash of its own is found out
 * before anybody reads it.
 *
 * @throws ApiError Gone where they were discarded; Error where they are missing, or are not those of the log.
 */
export async function openFile(uow: UnitOfWork, file: Kept): Promise<Held> {
  const [logged, held] = await Promise.all([
    loggedFiles(uow.tx, uow.companyId, [file.documentId]),
    uow.contents.open(file.contentHash),
  ])
  const fault = faultOf(file, logged)
  if (fault !== undefined) throw new Error(fault)
  return held
}

function faultOf({ id, documentId, contentHash }: Kept, logged: ReadonlyMap<string, string>): string | undefined {
  const expected = logged.get(id)
  if (expected === contentHash) return undefined
  return expected === undefined
    ? `The file ${id} of the document ${documentId} is not in the log.`
    : `The file ${id} of the document ${documentId} has the content ${contentHash}, but the log has ${expected}.`
}

const pageSize = 200

/** What is wrong with the files of a company's documents, in sentences; empty where each is the one that the log has. */
export async function fileFaults(read: <T>(work: (uow: UnitOfWork) => Promise<T>) => Promise<T>): Promise<string[]> {
  const faults: string[] = []
  let after: string | undefined
  for (let full = true; full; ) {
    const last = after
    const page = await read(async (uow) => {
      const files = await attachments.after(uow, last, pageSize)
      const logged = await loggedFiles(uow.tx, uow.companyId, [...new Set(files.map(({ documentId }) => documentId))])
      for (const file of files) {
        const fault = faultOf(file, logged) ?? (await damageOf(uow, file))
        if (fault !== undefined) faults.push(fault)
      }
      return files
    })
    after = page.at(-1)?.id
    full = page.length === pageSize
  }
  return faults
}

/** What was discarded when the law no longer had it kept is no damage. */
async function damageOf(uow: UnitOfWork, { id, contentHash }: Kept): Promise<string | undefined> {
  try {
    for await (const _ of streamOf(await uow.contents.open(contentHash)));
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.code === 'Gone') return undefined
    return `The file ${id} cannot be read: ${(error as Error).message}`
  }
}
