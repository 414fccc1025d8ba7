import { ApiError, type RequestContext } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { contentOf, type Entry } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import type { Subject } from './rules/index.ts'

/**
 * What a document has to be coded: its lines with their net amounts (BT-131), and its total without tax (BT-109). Read
 * outside of the transaction, for reading a document takes its time.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Gone where the content was thrown away.
 */
export async function subjectOf(context: RequestContext, documentId: string): Promise<Subject> {
  const { entry, bytes } = await context.read(async (uow) => {
    const entry = await entryFor(uow, documentId)
    return { entry, bytes: await contentOf(uow, entry) }
  })
  return subjectIn(entry, bytes)
}

async function subjectIn({ currency }: Entry, bytes: Uint8Array): Promise<Subject> {
  const { form, totals } = await readTrade(bytes).catch((error: unknown) => {
    // What cannot be read has no lines; it can be coded as a whole.
    if (error instanceof ApiError && error.code === 'DocumentRefused') return { form: undefined, totals: undefined }
    throw error
  })
  return {
    currency: form?.currency ?? currency ?? undefined,
    total: totals?.taxExclusive,
    lines: new Map(form?.lines.map(({ id }, at) => [id, totals?.lines[at]])),
  }
}
