import { type Message, t } from '@kontor/i18n'
import { orderCancellation, write } from '@kontor/ubl'
import { ApiError, dayIn, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { gatherLines } from '../../document-lines/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { contentOf, type Entry, findEntry, whyNotCancelOrder } from '../../entries/index.ts'
import { sendDocument, withProgress } from '../../exchange/index.ts'
import { parseHere, readTrade } from '../../parsing/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

interface Wanted {
  readonly orderId: string
  /** Chosen by the caller: canceling again under it has the effect of one. */
  readonly cancellationId: string
}

/**
 * Asks the supplier of an order to cancel all of it.
 *
 * @throws ApiError ResourceNotFound, Conflict (as it stands it cannot be canceled, or the id names another document), BadRequest,
 *   NotConnected.
 */
export async function cancelOrder(uow: UnitOfWork, { orderId, cancellationId }: Wanted, given: string): Promise<void> {
  // Two who cancel at once wait for each other.
  const order = await lockEntryFor(uow, orderId, 'write')
  const before = await findEntry(uow, cancellationId)
  if (before !== undefined && before.answersId !== orderId)
    throw new ApiError('Conflict', t`The id ${cancellationId} names another document: use a new one.`)
  if (before !== undefined) return
  const reason = given.trim()
  if (reason === '') throw unfit('Reason', t`Reason is empty: enter why the order is canceled.`)
  const why = await whyNotCancel(uow, order)
  if (why !== undefined) throw new ApiError('Conflict', t`The order ${order.businessId} cannot be canceled: ${why}.`)
  if (order.connectionId === null)
    throw new ApiError('NotConnected', t`The supplier of ${order.businessId} is no longer a partner.`)
  await send(uow, { order, connectionId: order.connectionId, cancellationId, reason })
}

/** Bills of several orders follow one of them alone; their lines are led to the others. */
async function whyNotCancel(uow: UnitOfWork, order: Entry): Promise<Message | undefined> {
  const known = await withProgress(uow, order)
  const { followers } = await gatherLines(uow, order, 'ALL')
  const isFulfilled = followers.some(({ entry: { type } }) => type !== 'status')
  return whyNotCancelOrder(
    isFulfilled && known.progress ? { ...known, progress: { ...known.progress, isFulfilled } } : known,
  )
}

interface Sending {
  readonly order: Entry
  readonly connectionId: string
  readonly cancellationId: string
  readonly reason: string
}

async function send(uow: UnitOfWork, { order, connectionId, cancellationId, reason }: Sending): Promise<void> {
  const { form } = await readTrade(await contentOf(uow, order))
  if (form === undefined) throw new ApiError('Conflict', t`The order ${order.businessId} cannot be read.`)
  const bytes = write(
    orderCancellation({
      id: await proposeNumber(uow, defaultChannel, 'orderchange'),
      issueDate: dayIn(await zoneOfCompany(uow), uow.now),
      reason,
      order: { id: order.businessId, uuid: order.id, issueDate: order.issueDate ?? undefined },
      contractReference: form.contractReference,
      buyer: form.buyer,
      seller: form.seller,
    }),
  )
  const parsed = parseHere(bytes)
  const { contentHash } = await saveDocument(uow, { id: cancellationId, bytes, parsed, enclosed: [], draft: true })
  const sending = { documentId: cancellationId, dispatchId: uow.newId(), connectionId }
  await sendDocument(uow, { ...sending, parsed, bytes, contentHash })
}
