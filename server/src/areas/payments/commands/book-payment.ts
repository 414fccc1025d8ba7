import type { Of, PaymentPartInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { dayBy, exponentOf, firstClock, whyNotDo } from '../../entries/index.ts'
import { decimalsIn, isOwed } from '../rules/index.ts'
import { partsByMovement, partsOf } from '../store/parts.ts'
import { bookPart } from './book-part.ts'

/**
 * Notes what somebody says was paid of an invoice, or came in for it.
 *
 * @throws ApiError ResourceNotFound, Forbidden, BadRequest (Amount, Day), Conflict (not as it stands, more than is open)
 */
export async function bookPayment(
  uow: UnitOfWork,
  documentId: string,
  id: string,
  { Amount, Day, Movement, Overpaid = false }: Of<typeof PaymentPartInput>,
): Promise<void> {
  const document = await lockEntryFor(uow, documentId, 'write')
  const known = await partsOf(uow, [documentId])
  if (known.some((one) => one.id === id && one.amount === Amount && one.day === Day)) return
  if (known.some((one) => one.id === id))
    throw new ApiError(
      'Conflict',
      t`The payment ${id} was already recorded with another amount or day: use another id.`,
    )
  if (Movement !== undefined && (await partsByMovement(uow, [Movement])).length > 0)
    throw new ApiError('Conflict', t`This movement of the statement was already recorded.`)
  if (!isOwed(Amount)) throw unfit('Amount', t`Amount is ${Amount}: use an amount above zero.`)
  if (decimalsIn(Amount) > exponentOf(document.currency))
    throw unfit('Amount', t`Amount is ${Amount}: use as many decimals as the currency of the document has.`)
  if (Day > dayBy(firstClock, uow.now))
    throw unfit('Day', t`Day is ${Day}, which is in the future: use today or an earlier day.`)
  const why = whyNotDo('bookPayment', document)
  if (why !== undefined)
    throw new ApiError('Conflict', t`No payment can be recorded for the document ${document.businessId}: ${why}.`)
  const after = await bookPart(uow, document, { id, amount: Amount, day: Day, movement: Movement, overpaid: Overpaid })
  if (after.kind === 'OVER' && !Overpaid)
    throw new ApiError(
      'Conflict',
      t`The document ${document.businessId} has ${after.open} open, and ${Amount} is more: correct the amount, or mark it as overpaid.`,
    )
}
