import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'

/** Told on each side once an invoice that follows another document has arrived. */
export const billed = 'exchange.billed'

/** Told on each side once a document has arrived that says what of another came. */
export const receiptNoted = 'exchange.receipt_noted'

export async function tellFollowed(
  uow: UnitOfWork,
  { id, type, answersId }: Pick<Entry, 'id' | 'type' | 'answersId'>,
): Promise<void> {
  const event = type === 'invoice' ? billed : type === 'receiptadvice' ? receiptNoted : undefined
  if (event !== undefined && answersId !== null) await uow.later(event, { documentId: id })
}
