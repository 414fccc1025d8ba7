import { t, translate } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { partyOf, whyNot as whyNotAnswer } from '../../entries/index.ts'
import { answerDocument } from '../../exchange/index.ts'
import { languageOfCountry } from '../../mail/index.ts'
import { connectionOf } from '../../network/index.ts'
import { type Actor, logged, requisitionOf } from '../../requisitions/index.ts'
import { type Asked, askedBy, quotesOf } from '../offers.ts'
import { held } from '../reader.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { standingAwards } from '../rules/award.ts'
import { endOf } from '../rules/states.ts'
import * as store from '../store.ts'
import { refuse, takeBack } from './award-quotes.ts'
import { endTask } from './tell-buyer.ts'

/** Ends a request without buying, with these words for who quoted. @throws ApiError ResourceNotFound, Conflict. */
export async function closeRequest(
  uow: UnitOfWork,
  id: string,
  thanks: string | undefined,
  actor: Actor,
): Promise<void> {
  const { request, requisition } = await held(uow, id, actor)
  if (request.state === 'CLOSED') return
  refuse('close', { state: request.state, requisition: requisition.state }, request)
  await takeBack(uow, request, actor)
  await end(uow, { ...request, thanks: thanks ?? null }, 'CLOSED')
  await logged(uow, requisition, 'quotes_closed')
}

/** Ends the requests of a requisition that is ordered or canceled. Run again, it changes nothing. */
export async function endWith(uow: UnitOfWork, requisitionId: string): Promise<void> {
  const requisition = await requisitionOf(uow, requisitionId)
  if (requisition === undefined) return
  for (const request of await store.goingOn(uow, requisitionId)) {
    const awards = standingAwards(await store.awardsOf(uow, request.id), requisition.lines)
    const state = endOf(request.state, requisition.state, awards.length > 0)
    if (state === 'ORDERED') await end(uow, request, state, new Set(awards.map(({ quoteId }) => quoteId)))
    // What was to be said of an award is not said where nothing is bought by it.
    else if (state === 'CLOSED') await end(uow, { ...request, thanks: null }, state)
  }
}

/** Tells each how it came out: who is ordered from, who quoted in vain, and who need not quote any more. */
async function end(
  uow: UnitOfWork,
  request: QuoteRequestRecord,
  state: 'ORDERED' | 'CLOSED',
  bought: ReadonlySet<string> = new Set(),
): Promise<void> {
  await store.change(uow, request.id, { state, thanks: request.thanks })
  await endTask(uow, request)
  for (const asked of await askedBy(uow, [request.id], 'ALL')) {
    const quotes = quotesOf(asked)
    const thanks = request.thanks ?? (state === 'CLOSED' ? await usualThanks(uow, asked) : '')
    for (const quote of quotes)
      if (bought.has(quote.id)) await answer(uow, quote, { code: 'BusinessAccept' })
      else
        await answer(uow, quote, {
          ...{ code: 'BusinessReject', reasonCode: 'OTH' },
          ...(thanks.trim() && { reason: thanks.trim() }),
        })
    if (quotes.length === 0) await answer(uow, asked.entry, { code: 'BusinessCancel' })
  }
}

/** What a supplier reads where nobody has said anything else, in the language of their country. */
async function usualThanks(uow: UnitOfWork, { connectionId }: Asked): Promise<string> {
  const language = languageOfCountry((await connectionOf(uow, connectionId))?.country)
  return translate(
    t`Thank you for your quote. This time we are not placing an order.`,
    await uow.translationsIn(language),
  )
}

type QuoteResponse = Pick<Parameters<typeof answerDocument>[1], 'code' | 'reasonCode' | 'reason'>

/** What does not take the answer any more has one. */
async function answer(uow: UnitOfWork, entry: Entry, response: QuoteResponse): Promise<void> {
  if (whyNotAnswer(response.code, partyOf(entry), entry) !== undefined) return
  try {
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), ...response })
  } catch (error) {
    // A rule of the company that a person has to see to, as an approval: the quote waits for them in their list.
    if (!(error instanceof ApiError)) throw error
  }
}
