import type { CallOffInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { compose, type TradeForm, write } from '@kontor/ubl'
import { ApiError, dayIn, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { saveDocument } from '../../documents/index.ts'
import { type Entry, findEntry, lockEntry, noDocument, orderKindOf } from '../../entries/index.ts'
import { sendDocument } from '../../exchange/index.ts'
import { deliveryPlace } from '../../legal-entities/index.ts'
import { parseHere } from '../../parsing/index.ts'
import { type Actor, noteOrder, ordersFrom, partIn, placeAddress } from '../../requisitions/index.ts'
import { namesOf, zoneOfCompany } from '../../users/index.ts'
import { blanketOf, linesOf } from '../blanket.ts'
import { callOffLines, whyNotCallOff, whyNotLines, whyNotOn, whyNotThey } from '../rules.ts'

type Input = Of<typeof CallOffInput>

interface Wanted {
  readonly orderId: string
  /** Chosen by the caller: calling off again under it has the effect of one. */
  readonly callOffId: string
}

/**
 * Calls off of a blanket order: an order of its own to the same supplier.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (it is not valid, or the id names another document), BadRequest,
 *   NotConnected.
 */
export async function callOff(
  uow: UnitOfWork,
  { orderId, callOffId }: Wanted,
  input: Input,
  actor: Actor,
): Promise<void> {
  await entryFor(uow, orderId)
  // Two who call off at once wait for each other: what is left is counted once.
  const order = await lockEntry(uow, orderId)
  if (order === undefined) throw noDocument(orderId)
  const { form, lines } = await blanketOf(uow, order)
  const notThey = whyNotThey(await partIn(uow, orderId, actor))
  if (notThey !== undefined)
    throw new ApiError('Forbidden', t`You cannot call off from ${order.businessId}: ${notThey}.`)
  const before = await findEntry(uow, callOffId)
  if (before !== undefined && before.answersId !== orderId)
    throw new ApiError('Conflict', t`The id ${callOffId} names another document: use a new one.`)
  if (before !== undefined) return
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  const why = whyNotCallOff(
    {
      ...{ ...order, isBlanket: orderKindOf(order) === 'BLANKET' },
      ...{ From: form.period?.start, Until: form.period?.end },
    },
    today,
  )
  if (why !== undefined) throw new ApiError('Conflict', t`Nothing can be called off from ${order.businessId}: ${why}.`)
  const wrong = whyNotLines(input.Lines, linesOf(lines))
  if (wrong !== undefined) throw unfit('Lines', wrong)
  const notOn = whyNotOn(input.DeliveryDate, today)
  if (notOn !== undefined) throw unfit('DeliveryDate', notOn)
  await orderBy(uow, { order, blanket: form, callOffId, input, today, userId: actor.userId })
}

interface Ordering {
  readonly order: Entry
  readonly blanket: TradeForm
  readonly callOffId: string
  readonly input: Input
  readonly today: string
  readonly userId: string
}

/** Writes the call-off, sends it, and notes it with the requisition of its blanket order. */
async function orderBy(uow: UnitOfWork, { order, blanket, callOffId, input, today, userId }: Ordering): Promise<void> {
  const { DeliveryDate, DeliverTo, Lines, Note } = input
  const place = DeliverTo && (await deliveryPlace(uow, DeliverTo))
  if (DeliverTo !== undefined && place === undefined)
    throw unfit('DeliverTo', t`DeliverTo is not a delivery place of the company: choose one of a legal entity.`)
  const { currency, seller, buyer, contractReference, paymentTerms, accountingCost } = blanket
  const number = await proposeNumber(uow, defaultChannel, 'order')
  const lines = callOffLines(Lines, blanket)
  const bytes = write(
    compose({
      ...{ type: 'Order', typeCode: '226', id: number, issueDate: today, orderReference: order.businessId },
      ...{ currency, seller, buyer, contractReference, paymentTerms, accountingCost, lines },
      buyerReference: (await namesOf(uow, [userId])).get(userId) ?? blanket.buyerReference,
      deliveryDate: DeliveryDate,
      deliveryAddress: place ? placeAddress(place) : blanket.deliveryAddress,
      note: Note?.trim() || undefined,
    }),
  )
  const parsed = parseHere(bytes)
  const { contentHash } = await saveDocument(uow, { id: callOffId, bytes, parsed, enclosed: [], draft: true })
  if (order.connectionId === null)
    throw new ApiError('NotConnected', t`The supplier of ${order.businessId} is no longer a partner.`)
  const spawned = await ordersFrom(uow, order.id)
  if (spawned !== undefined)
    await noteOrder(uow, {
      ...{ companyId: uow.companyId, orderId: callOffId, requisitionId: spawned.requisitionId, number },
      supplier: spawned.supplier,
      lines: lines.flatMap(({ id, orderLineId }) => {
        const source = spawned.lines.find((one) => one.orderLineId === orderLineId)
        return source === undefined ? [] : [{ orderLineId: id, sourceLineId: source.sourceLineId }]
      }),
      failure: null,
    })
  const sending = { documentId: callOffId, dispatchId: uow.newId(), connectionId: order.connectionId }
  await sendDocument(uow, { ...sending, parsed, bytes, contentHash })
}
