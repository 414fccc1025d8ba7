import type { UnitOfWork } from '../../platform/index.ts'
import { partnerNames } from '../network/index.ts'
import { boughtOf, type Line } from '../requisition-lines/index.ts'
import type { RequisitionRecord } from './records.ts'

/** What is bought of nobody yet, or of who is no partner any more. */
export async function withoutSupplier(uow: UnitOfWork, { lines }: Pick<RequisitionRecord, 'lines'>): Promise<Line[]> {
  const bought = boughtOf(lines)
  const partners = await partnerNames(
    uow,
    bought.flatMap(({ SupplierConnectionId }) => SupplierConnectionId ?? []),
  )
  return bought.filter(({ SupplierConnectionId }) => !partners.has(SupplierConnectionId ?? ''))
}
