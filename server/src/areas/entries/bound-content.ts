import type { UnitOfWork } from '../../platform/index.ts'
import { loggedContents } from '../../platform/log/content-store.ts'
import type { Entry } from './entry.ts'
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
    loggedContents(uow.tx, uow.companyId, [entry.id]),
    uow.contents.read(entry.contentHash),
  ])
  const fault = faultOf(entry, logged)
  if (fault !== undefined) throw new Error(fault)
  return bytes
}

function faultOf({ id, contentHash }: Kept, logged: ReadonlyMap<string, string>): string | undefined {
  const expected = logged.get(id)
  if (expected === contentHash) return undefined
  return expected === undefined
    ? `The document ${id} is not in the log.`
    : `The document ${id} has the content ${contentHash}, but the log has ${expected}.`
}

const pageSize = 200

/** What is wrong with the contents of a company's documents, in sentences; empty where each is the one that the log has. */
export async function contentFaults(read: <T>(work: (uow: UnitOfWork) => Promise<T>) => Promise<T>): Promise<string[]> {
  const faults: string[] = []
  let after: string | null = null
  for (let full = true; full; ) {
    const last: string | null = after
    const page = await read(async (uow) => {
      const documents = await store.contentsAfter(uow, last, pageSize)
      const ids = documents.map(({ id }) => id)
      const logged = await loggedContents(uow.tx, uow.companyId, ids)
      for (const document of documents) {
        const fault = faultOf(document, logged) ?? (await damageOf(uow, document))
        if (fault !== undefined) faults.push(fault)
      }
      return ids
    })
    after = page.at(-1) ?? null
    full = page.length === pageSize
  }
  return faults
}

const damageOf = (uow: UnitOfWork, { id, contentHash }: Kept): Promise<string | undefined> =>
  uow.contents.read(contentHash).then(
    () => undefined,
    (error: Error) => `The document ${id} cannot be read: ${error.message}`,
  )
