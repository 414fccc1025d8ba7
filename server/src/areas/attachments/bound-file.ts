import { type Held, streamOf } from '../../platform/contents/index.ts'
import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { loggedFiles } from '../../platform/log/content-store.ts'
import { faultsInPages, type Reading, whyNotBound } from '../entries/index.ts'
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

const faultOf = ({ id, documentId, contentHash }: Kept, logged: ReadonlyMap<string, string>): string | undefined =>
  whyNotBound(`The file ${id} of the document ${documentId}`, contentHash, logged.get(id))

/** What is wrong with the files of a company's documents, in sentences; empty where each is the one that the log has. */
export const fileFaults = (read: Reading): Promise<string[]> =>
  faultsInPages(read, attachments.after, async (uow, files) => {
    const logged = await loggedFiles(uow.tx, uow.companyId, [...new Set(files.map(({ documentId }) => documentId))])
    const faults: (string | undefined)[] = []
    for (const file of files) faults.push(faultOf(file, logged) ?? (await damageOf(uow, file)))
    return faults
  })

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
