import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'

/** Told on each side once an invoice that follows another document has arrived. */
export const billed = 'exchange.billed'

export async function tellBilled(
  uow: UnitOfWork,
  { id, type, answersId }: Pick<Entry, 'id' | 'type' | 'answersId'>,
): Promise<void> {
  if (type === 'invoice' && answersId !== null) await uow.later(billed, { documentId: id })
}
