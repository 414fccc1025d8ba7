import type { Of, Quote } from '@kontor/contract'
import { type ApiError, dayIn, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { entryFor, reachesFor, readableOf } from '../document-access/index.ts'
import { allowedActions, contentOf, type Entry, entriesAnswering, partyOf } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { zoneOfCompany } from '../users/index.ts'
import { noRequestForQuotation } from './not-found.ts'
import { nextStates, stateOfQuote } from './rules.ts'

export async function ofType(
  uow: UnitOfWork,
  documentId: string,
  type: Entry['type'],
  missing: (id: string) => ApiError,
): Promise<Entry> {
  const entry = await entryFor(uow, documentId)
  if (entry.type !== type) throw missing(documentId)
  return entry
}

/** The quotes that came for a request, as its sender compares them. */
export async function quotesFor(context: RequestContext, documentId: string): Promise<Of<typeof Quote>[]> {
  const { held, today } = await context.read(async (uow) => {
    const request = await ofType(uow, documentId, 'requestforquotation', noRequestForQuotation)
    const quotes = (await readableOf(uow, await entriesAnswering(uow, request.id))).filter(
      ({ type, discarded }) => type === 'quote' && discarded === null,
    )
    const reachOn = await reachesFor(uow, quotes, uow.author.actorId)
    const held = []
    for (const entry of quotes) held.push({ entry, bytes: await contentOf(uow, entry), reach: reachOn(entry) })
    return { held, today: dayIn(await zoneOfCompany(uow), uow.now) }
  })
  const quotes = []
  for (const { entry, bytes, reach } of held) {
    const allowed = allowedActions(entry, context.actor.permissions, reach)
    const { form, totals } = await readTrade(bytes)
    const validUntil = form?.period?.end
    quotes.push({
      DocumentId: entry.id,
      ID: entry.businessId.slice(0, 100),
      State: stateOfQuote(entry, validUntil, today),
      SellerName: entry.senderName,
      Total: { value: entry.amount ?? totals?.payable ?? '0', currencyID: entry.currency ?? 'XXX' },
      ...(validUntil === undefined ? {} : { ValidUntil: validUntil }),
      LineCount: form?.lines.length ?? 0,
      NextStates: nextStates({ draft: entry.draft, party: partyOf(entry) }, (action) => allowed.includes(action)),
    })
  }
  return quotes
}
