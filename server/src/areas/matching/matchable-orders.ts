import { type DocumentState, documentStates, type MatchableOrder, type Of } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { listPage } from '../document-lists/index.ts'
import { counterpartOf, type Entry, isReceived, known } from '../entries/index.ts'

/** So many are shown; who looks for another types its number. */
const maxOrders = 50

/** An order that never came about bills nothing. */
const failed: readonly DocumentState[] = ['REJECTED_BY_SENDER', 'REJECTED_BY_RECEIVER', 'FAILED_DELIVERY', 'REPLACED']
const open = documentStates.filter((state) => state !== 'CLOSED' && !failed.includes(state))

/** The orders that went to the supplier of an invoice in its currency: open ones first, of either the latest. */
export async function matchableOrders(
  uow: UnitOfWork,
  entry: Entry,
  q: string | undefined,
): Promise<Of<typeof MatchableOrder>[]> {
  const supplier = entry.type === 'invoice' && isReceived(entry) ? counterpartOf(entry) : null
  if (supplier === null) return []
  const ofSupplier = {
    ...{ type: ['order' as const], sentTo: supplier },
    ...(entry.currency !== null && { currency: entry.currency }),
    ...(q && { q }),
  }
  const found: Entry[] = []
  for (const state of [open, ['CLOSED' as const]])
    found.push(
      ...(
        await listPage(
          uow,
          { ...ofSupplier, state: [...state] },
          { limit: maxOrders - found.length, offset: 0, ordering: 'Date', ascending: false },
        )
      ).rows,
    )
  return found.map((order) => ({
    DocumentId: order.id,
    ID: order.businessId,
    ...known({ Date: order.issueDate, Amount: order.amount, Currency: order.currency }),
    ...(order.state === 'CLOSED' && { IsClosed: true }),
  }))
}
