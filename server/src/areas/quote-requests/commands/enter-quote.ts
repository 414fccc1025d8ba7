import { t } from '@kontor/i18n'
import { compose, flip, formOf, readDocument, write } from '@kontor/ubl'
import { ApiError, dayIn, type ReceivedFile, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { fileBeside, mediaTypeOf, originalFile, plainName } from '../../attachments/index.ts'
import { contentOf, type Entry, findEntry } from '../../entries/index.ts'
import { partnerOutside, receiveFrom } from '../../exchange/index.ts'
import { noConnection } from '../../network/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { type Actor, logged } from '../../requisitions/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import type { QuoteInData } from '../quote-file.ts'
import { held } from '../reader.ts'
import { whyNot } from '../rules/states.ts'
import { filledIn, type TypedQuote, wrongIn } from '../rules/typed-quote.ts'
import * as store from '../store.ts'
import { endTask } from './tell-buyer.ts'

export interface Entered {
  readonly requestId: string
  readonly connectionId: string
  /** Chosen by the caller: entering it again under it has the effect of one. */
  readonly quoteId: string
  readonly typed: TypedQuote
  readonly file: ReceivedFile | undefined
  /** What the file says, where it says it in data. */
  readonly data: QuoteInData | undefined
}

/**
 * Enters what a supplier outside of the network has offered, as received from them: from then on it is compared, awarded and
 * kept as a member's quote is.
 *
 * @throws ApiError ResourceNotFound (request, or somebody who was not asked), Conflict (decided already, or the id is
 *   another document's), BadRequest (a member of the network, or what was typed).
 */
export async function enterQuote(uow: UnitOfWork, given: Entered, actor: Actor): Promise<void> {
  const { requestId, connectionId, quoteId, typed, file, data } = given
  const { request, requisition } = await held(uow, requestId, actor)
  const asked = (await store.suppliersOf(uow, [requestId])).find((one) => one.connectionId === connectionId)
  const subject = asked && (await findEntry(uow, asked.documentId))
  if (subject === undefined) throw noConnection(connectionId)
  const before = await findEntry(uow, quoteId)
  if (before?.answersId === subject.id) return
  const why = whyNot('enterQuote', { state: request.state, requisition: requisition.state })
  if (why !== undefined)
    throw new ApiError('Conflict', t`No quote can be entered for ${request.number}: ${why}.`, {
      details: { state: request.state },
    })
  const partner = await partnerOutside(uow, connectionId)
  const wrong = data === undefined ? wrongIn(typed, request.lines) : undefined
  if (wrong !== undefined) throw unfit(wrong.field, wrong.message)
  const { bytes, parsed } = data ?? (await asTyped(uow, subject, typed))
  const paper = file && { name: plainName(file.name) || 'quote', contentType: mediaTypeOf(file.type), held: file }
  const files = paper ? [data ? fileBeside(uow, quoteId, paper) : originalFile(uow, quoteId, paper)] : []
  const contentHash = await uow.contents.save(bytes)
  await receiveFrom(uow, partner, { id: quoteId, type: 'quote', parsed, bytes, contentHash, subject }, files)
  await endTask(uow, request)
  await logged(uow, requisition, 'quote_entered')
}

/** The request as the quote that it became. */
async function asTyped(uow: UnitOfWork, request: Entry, typed: TypedQuote): Promise<QuoteInData> {
  const form = formOf(readDocument(await contentOf(uow, request)))
  const issueDate = dayIn(await zoneOfCompany(uow), uow.now)
  const quote = flip([form], 'Quotation', { id: typed.Number?.trim() ?? '', issueDate })
  const bytes = write(compose(filledIn(quote, typed)))
  return { bytes, parsed: parseHere(bytes) }
}
