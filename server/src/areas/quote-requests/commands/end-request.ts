import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { partyOf, whyNot as whyNotAnswer } from '../../entries/index.ts'
import { answerDocument } from '../../exchange/index.ts'
import { type Actor, logged, requisitionOf } from '../../requisitions/index.ts'
import { askedBy, quotesOf } from '../offers.ts'
import { held } from '../reader.ts'
import type { QuoteRequestRecord } from '../records.ts'
import { endOf } from '../rules/states.ts'
import * as store from '../store.ts'
import { refuse, takeBack } from './award-quotes.ts'
import { endTask } from './tell-buyer.ts'

/** Ends a request without buying. @throws ApiError ResourceNotFound, Conflict. */
export async function closeRequest(uow: UnitOfWork, id: string, actor: Actor): Promise<void> {
  const { request, requisition } = await held(uow, id, actor)
  if (request.state === 'CLOSED') return
  refuse('close', { state: request.state, requisition: requisition.state }, request)
  await takeBack(uow, request, actor)
  await end(uow, request, 'CLOSED')
  await logged(uow, requisition, 'quotes_closed')
}

/** Ends the requests of a requisition that is ordered or canceled. Run again, it changes nothing. */
export async function endWith(uow: UnitOfWork, requisitionId: string): Promise<void> {
  const requisition = await requisitionOf(uow, requisitionId)
  if (requisition === undefined) return
  for (const request of await store.goingOn(uow, requisitionId)) {
    const state = endOf(request.state, requisition.state)
    if (state !== undefined) await end(uow, request, state)
  }
}

/** Tells each how it came out: who is ordered from, who quoted in vain, and who need not quote any more. */
async function end(uow: UnitOfWork, request: QuoteRequestRecord, state: 'ORDERED' | 'CLOSED'): Promise<void> {
  const awards = state === 'ORDERED' ? await store.awardsOf(uow, request.id) : []
  const chosen = new Set(awards.map(({ quoteId }) => quoteId))
  await store.change(uow, request.id, { state })
  await endTask(uow, request)
  for (const asked of await askedBy(uow, [request.id], 'ALL')) {
    const quotes = quotesOf(asked)
    for (const quote of quotes)
      if (chosen.has(quote.id)) await answer(uow, quote, { code: 'BusinessAccept' })
      else
        await answer(uow, quote, {
          ...{ code: 'BusinessReject', reasonCode: 'OTH' },
          ...(request.thanks !== null && { reason: request.thanks }),
        })
    if (quotes.length === 0) await answer(uow, asked.entry, { code: 'BusinessCancel' })
  }
}

type Said = Pick<Parameters<typeof answerDocument>[1], 'code' | 'reasonCode' | 'reason'>

/** What does not take the answer any more has one. */
async function answer(uow: UnitOfWork, entry: Entry, said: Said): Promise<void> {
  if (whyNotAnswer(said.code, partyOf(entry), entry) !== undefined) return
  try {
    await answerDocument(uow, { documentId: entry.id, responseId: uow.newId(), ...said })
  } catch (error) {
    // A rule of the company that a person has to see to, as an approval: the quote waits for them in their list.
    if (!(error instanceof ApiError)) throw error
  }
}
