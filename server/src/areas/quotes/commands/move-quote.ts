import { t } from '@kontor/i18n'
import { ApiError, dayIn, mustHave, type RequestContext } from '../../../platform/index.ts'
import { contentOf, type Entry, findEntry, partyOf } from '../../entries/index.ts'
import { answerDocument, sendDocument } from '../../exchange/index.ts'
import { parse, readTrade } from '../../parsing/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { noQuote } from '../not-found.ts'
import { ofType } from '../quotes.ts'
import { moveTo, type QuoteState, stateOfQuote } from '../rules.ts'

/**
 * Moves a quote on, by what leads there: its seller sends or withdraws it, its buyer accepts or declines it. Where it stands so
 * already, nothing happens.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict
 */
export async function moveQuote(context: RequestContext, documentId: string, state: QuoteState): Promise<void> {
  const { quote, bytes, today } = await context.read(async (uow) => {
    const quote = await ofType(uow, documentId, 'quote', noQuote)
    return { quote, bytes: await contentOf(uow, quote), today: dayIn(await zoneOfCompany(uow), uow.now) }
  })
  const { form } = await readTrade(bytes)
  if (stateOfQuote(quote, form?.period?.end, today) === state) return
  const move = moveTo(state, { draft: quote.draft, party: partyOf(quote) })
  if ('whyNot' in move)
    throw new ApiError('Conflict', t`The quote ${quote.businessId} cannot become ${state}: ${move.whyNot}.`)
  if (move.by === 'sending') return send(context, quote, bytes)
  mustHave(context.actor, 'document.answer')
  const reason = move.code === 'BusinessReject' ? { reasonCode: 'OTH' } : {}
  await context.write(async (uow) => {
    await answerDocument(uow, { documentId, responseId: uow.newId(), code: move.code, ...reason })
  })
}

/** Sends a draft to who asked for it. */
async function send(context: RequestContext, quote: Entry, bytes: Uint8Array): Promise<void> {
  mustHave(context.actor, 'document.send')
  const parsed = await parse(bytes)
  await context.write(async (uow) => {
    const asked = quote.answersId === null ? undefined : await findEntry(uow, quote.answersId)
    const connectionId = quote.connectionId ?? asked?.connectionId
    if (!connectionId)
      throw new ApiError(
        'Conflict',
        t`The quote ${quote.businessId} does not answer a request: send it as a document to a partner of your choice.`,
      )
    const { id: documentId, contentHash } = quote
    await sendDocument(uow, { documentId, dispatchId: uow.newId(), connectionId, parsed, bytes, contentHash })
  })
}
