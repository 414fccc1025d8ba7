import type { UnitOfWork } from '../../platform/index.ts'
import { loggedContent } from '../../platform/log/content-store.ts'
import type { Entry } from './entry.ts'
import { faultsInPages, type Reading, whyNotBound } from './log-binding.ts'
import * as store from './store/entries.ts'

type Kept = Pick<Entry, 'id' | 'contentHash'>

/**
 * The bytes of a document as the log has them: whoever changes a document in the database under a hash of its own is
 * found out before anybody reads it.
 *
 * @throws ApiError Gone where they were discarded; Error where they are damaged, or are not those of the log.
 */
export async function contentOf(uow: UnitOfWork, entry: Kept): Promise<Uint8Array> {
  const [logged, bytes] = await Promise.all([
    loggedContent(uow.tx, uow.companyId, entry.id),
    uow.contents.read(entry.contentHash),
  ])
  const fault = faultOf(entry, logged)
  if (fault !== undefined) throw new Error(fault)
  return bytes
}

const faultOf = ({ id, contentHash }: Kept, logged: string | undefined): string | undefined =>
  whyNotBound(`The document ${id}`, contentHash, logged)

/** What is wrong with the contents of a company's documents, in sentences; empty where each is the one that the log has. */
export const contentFaults = (read: Reading): Promise<string[]> =>
  faultsInPages(read, store.contentsAfter, async (uow, documents) => {
    const logged = await Promise.all(documents.map(({ id }) => loggedContent(uow.tx, uow.companyId, id)))
    const faults: (string | undefined)[] = []
    for (const [nth, document] of documents.entries())
      faults.push(faultOf(document, logged[nth]) ?? (await damageOf(uow, document)))
    return faults
  })

const damageOf = (uow: UnitOfWork, { id, contentHash }: Kept): Promise<string | undefined> =>
  uow.contents.read(contentHash).then(
    () => undefined,
    (error: Error) => `The document ${id} cannot be read: ${error.message}`,
  )
