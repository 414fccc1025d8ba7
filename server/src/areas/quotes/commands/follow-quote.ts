import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import {
  entriesAnswering,
  findEntry,
  isWithSamePartner,
  lockEntry,
  setClosed,
  whyNotClose,
} from '../../entries/index.ts'

export const followTask = 'quotes.follow'

/** Looks whether lines of the log tell of quotes that were withdrawn. */
export async function followWithdrawn(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  for (const { object_type, object_id, kind } of lines)
    if (object_type === 'document' && kind === 'document.canceled')
      await uow.later(followTask, { documentId: object_id })
}

/**
 * Closes the request that a quote answers, on the side that it is told of, and opens it again once its supplier has withdrawn all
 * that they quoted: they may quote anew. Running it again changes nothing.
 */
export async function followQuote(uow: UnitOfWork, quoteId: string): Promise<void> {
  const quote = await findEntry(uow, quoteId)
  if (quote?.type !== 'quote' || quote.answersId === null) return
  const request = await lockEntry(uow, quote.answersId)
  if (request?.type !== 'requestforquotation' || !isWithSamePartner(quote, request)) return
  if (quote.response !== 'CANCELED') {
    // One that somebody opened again stays open: its supplier may quote once more.
    if (!request.reopened && whyNotClose(request) === undefined) await setClosed(uow, request, true)
    return
  }
  const standing = (await entriesAnswering(uow, request.id)).filter(
    (one) =>
      one.type === 'quote' &&
      !one.draft &&
      one.response !== 'CANCELED' &&
      one.replacement === 'ORIGINAL' &&
      isWithSamePartner(one, request),
  )
  if (request.closed && standing.length === 0) await setClosed(uow, request, false, false)
}
