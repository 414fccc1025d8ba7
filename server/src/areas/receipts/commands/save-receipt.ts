import type { Of, ReceiptInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { compose, write } from '@kontor/ubl'
import { ApiError, dayIn, type RequestContext, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { gatherLines, workOrder } from '../../document-lines/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { findEntry, lockEntry, reasonText } from '../../entries/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { linesOf, type Received, received } from '../order.ts'
import { receiptLines, whyNotLines, whyNotOn, whyNotReceive, whyNotThey } from '../rules.ts'

type Input = Of<typeof ReceiptInput>

export interface Saving {
  readonly orderId: string
  /** Chosen by the caller: saving again under it has the effect of one. */
  readonly receiptId: string
  /** It waits for its files. */
  readonly draft: boolean
}

/**
 * Notes what has come of an order, or goes back to its supplier, and tells them by a receipt advice.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it will not be delivered, or the id names another document),
 *   BadRequest, NotConnected.
 */
export async function saveReceipt(context: RequestContext, saving: Saving, input: Input): Promise<void> {
  const order = await received(context, saving.orderId)
  const { entry, by } = order
  const notThey = whyNotThey(by)
  if (notThey !== undefined)
    throw new ApiError('Forbidden', t`You cannot record receipts for ${entry.businessId}: ${notThey}.`)
  const why = whyNotReceive(entry)
  if (why !== undefined)
    throw new ApiError('Conflict', t`No receipt can be recorded for the order ${entry.businessId}: ${why}.`)
  await context.write((uow) => note(uow, order, saving, input, context.language))
}

async function note(
  uow: UnitOfWork,
  { entry: order, form }: Received,
  { receiptId, draft }: Saving,
  { Lines, Note, Day, AskCredit = false }: Input,
  language: string,
): Promise<void> {
  // Two who send the same things back wait for each other.
  await lockEntry(uow, order.id)
  const before = await findEntry(uow, receiptId)
  if (before !== undefined && (before.type !== 'receiptadvice' || before.answersId !== order.id))
    throw new ApiError('Conflict', t`The id ${receiptId} names another document: use a new one.`)
  // It was sent already.
  if (before !== undefined && !before.draft) return
  const wrong = whyNotLines(Lines, linesOf((await workOrder(await gatherLines(uow, order), language)).lines))
  if (wrong !== undefined) throw unfit('Lines', wrong)
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  const notOn = whyNotOn(Day, today)
  if (notOn !== undefined) throw unfit('Day', notOn)
  const inWords = ({ ReasonCode, Reason }: Input['Lines'][number]) =>
    reasonText({ reasonCode: ReasonCode ?? null, statusMessage: Reason?.trim() || null }, language) ?? undefined
  const bytes = write(
    compose({
      type: 'ReceiptAdvice',
      id: before?.businessId ?? (await proposeNumber(uow, defaultChannel, 'receiptadvice')),
      issueDate: Day ?? today,
      ...{ currency: form.currency, seller: form.seller, buyer: form.buyer, orderReference: order.businessId },
      ...(Note?.trim() && { note: Note.trim() }),
      lines: receiptLines(Lines, form.lines, inWords, AskCredit),
    }),
  )
  const parsed = parseHere(bytes)
  const { contentHash } = await saveDocument(uow, { id: receiptId, bytes, parsed, enclosed: [], draft: true })
  if (draft || order.connectionId === null) return
  const sending = { documentId: receiptId, dispatchId: uow.newId(), connectionId: order.connectionId }
  await sendDocument(uow, { ...sending, parsed, bytes, contentHash })
}
