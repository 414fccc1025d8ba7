import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'

/** Told on each side once an invoice that follows another document has arrived. */
export const documentBilled = 'exchange.billed'

/** Told on each side once a document has arrived that says what of another came, or gives it back. */
export const countedBack = 'exchange.counted_back'

/** Told on each side once a quote has arrived that answers a request. */
export const requestQuoted = 'exchange.quoted'

/** Told on each side once an order has arrived that follows another document. */
export const orderFollowed = 'exchange.order_followed'

/** Told on each side once an order or a quote has arrived, which may be a later version of one that is there. */
export const versionArrived = 'exchange.version_arrived'

/** Told on each side once a document has arrived whose lines name bills. */
export const billsNamed = 'exchange.bills_named'

/** All that is told of what has arrived. */
export const arrivals = [documentBilled, countedBack, requestQuoted, orderFollowed, versionArrived, billsNamed]

const events: Partial<Record<Entry['type'], string>> = {
  invoice: documentBilled,
  quote: requestQuoted,
  order: orderFollowed,
  receiptadvice: countedBack,
  creditnote: countedBack,
  remittanceadvice: billsNamed,
  reminder: billsNamed,
}

export async function tellFollowed(
  uow: UnitOfWork,
  { id, type, answersId }: Pick<Entry, 'id' | 'type' | 'answersId'>,
): Promise<void> {
  const event = events[type]
  // What names bills in its lines follows none of them.
  if (event !== undefined && (answersId !== null || event === billsNamed)) await uow.later(event, { documentId: id })
  if (type === 'order' || type === 'quote') await uow.later(versionArrived, { documentId: id })
}
