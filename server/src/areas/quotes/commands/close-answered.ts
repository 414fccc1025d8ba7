import type { UnitOfWork } from '../../../platform/index.ts'
import { findEntry, isWithSamePartner, lockEntry, setClosed, whyNotClose } from '../../entries/index.ts'

/** Closes the request that a quote answers, on the side that it is told of. Running it again changes nothing. */
export async function closeAnswered(uow: UnitOfWork, quoteId: string): Promise<void> {
  const quote = await findEntry(uow, quoteId)
  if (quote?.type !== 'quote' || quote.answersId === null) return
  const request = await lockEntry(uow, quote.answersId)
  if (request?.type !== 'requestforquotation' || !isWithSamePartner(quote, request)) return
  // One that somebody opened again stays open: its supplier may quote once more.
  if (request.reopened || whyNotClose(request) !== undefined) return
  await setClosed(uow, request, true)
}
