import { t } from '@kontor/i18n'
import { Decimal } from 'decimal.js'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, discountOn, type Entry, partyOf, whyNot } from '../../entries/index.ts'
import { giveAnswer } from '../../exchange/index.ts'
import { afterPart } from '../rules/index.ts'
import { addPart, partsOf } from '../store/parts.ts'

export interface Part {
  /** Chosen by the caller: the same again has the effect of one. */
  readonly id: string
  readonly amount: string
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly movement?: string | undefined
  /** What the payment left out because it was early; else what the bill grants on that day. */
  readonly discount?: string | undefined
  /** More than is open is taken. */
  readonly overpaid?: boolean | undefined
}

/** What came of a part: all is paid now, or some is left open; or it is more than is open, and nothing was written. */
export type Booked = ReturnType<typeof afterPart>

/**
 * Notes a part of a bill that was paid, or came in for it; a bill of which nothing is left open is paid, and the other
 * party is told.
 *
 * @param document held until the transaction ends
 * @throws ApiError Conflict (the bill does not take it as it stands), Forbidden
 */
export async function bookPart(uow: UnitOfWork, document: Entry, part: Part): Promise<Booked> {
  const after = await judgePart(uow, document, part)
  if (after.kind === 'OVER' && !part.overpaid) return after
  const by = partyOf(document)
  if (after.kind !== 'PART') {
    const code = by === 'receiver' ? ('BusinessPaid' as const) : ('BusinessPaidConfirm' as const)
    await giveAnswer(uow, { documentId: document.id, responseId: uow.newId(), code, recorded: true })
  } else if (by === 'receiver')
    await giveAnswer(uow, {
      documentId: document.id,
      responseId: uow.newId(),
      code: 'BusinessPaid',
      paid: after.paid,
    })
  else await receivePart(uow, document, after.paid)
  await addPart(uow, {
    company_id: uow.companyId,
    id: part.id,
    document_id: document.id,
    day: part.day,
    amount: part.amount,
    discount: after.kind === 'FULL' ? after.discount : null,
    movement: part.movement ?? null,
    author_id: uow.author.actorId,
    created: uow.now,
  })
  return after
}

/**
 * What would come of it; nothing is written.
 *
 * @throws ApiError Conflict (the bill does not take it as it stands)
 */
export async function judgePart(uow: UnitOfWork, document: Entry, part: Omit<Part, 'id'>): Promise<Booked> {
  const { amount, businessId } = document
  const by = partyOf(document)
  const why = whyNot(by === 'receiver' ? 'BusinessPaid' : 'BusinessPaidConfirm', by, document)
  if (why !== undefined)
    throw new ApiError('Conflict', t`No payment can be recorded for the document ${businessId}: ${why}.`)
  if (amount === null) throw new ApiError('Conflict', t`The document ${businessId} names no amount to pay.`)
  const booked = (await partsOf(uow, [document.id])).map((one) => one.amount)
  const discount = part.discount ?? discountOn(document, part.day)?.amount
  return afterPart({ amount, booked }, part.amount, discount)
}

/** What came in is the seller's to know: the buyer, who said more before, keeps that. */
async function receivePart(uow: UnitOfWork, document: Entry, total: string): Promise<void> {
  const paid = document.paid !== null && new Decimal(document.paid).gt(total) ? document.paid : total
  await changeEntry(uow, document, { paid, modified: uow.now })
  const line = { kind: 'document.part_received', objectType: 'document', objectId: document.id } as const
  await uow.log({ ...line, detail: { paid, currency: document.currency } })
}
