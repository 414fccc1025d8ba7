import { dayInUtc, type UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { firstBillsOf } from '../entries/index.ts'
import { groupNamesOf, partnerNames } from '../network/index.ts'
import { converterTo } from '../rates/index.ts'
import { numberOf, type RequisitionRecord, requisitionFactsOf } from '../requisitions/index.ts'
import { type Facts, unknownFacts } from '../workflow-engine/index.ts'

/** What workflows may know of requisitions as they stand, each as of an instant, in their order; a few looks for all of them. */
export async function factsOfRequisitions(
  uow: UnitOfWork,
  asked: readonly { readonly record: RequisitionRecord; readonly at: Date }[],
): Promise<Facts[]> {
  const records = asked.map(({ record }) => record)
  const facts = await requisitionFactsOf(uow, records)
  const to = (await readCompany(uow))?.Currency ?? 'EUR'
  const currencies = records.map(({ currency }) => currency)
  const convert = await converterTo(uow, to, currencies)
  const suppliers = [...new Set(facts.flatMap(({ supplierIds }) => supplierIds))]
  const names = await partnerNames(uow, suppliers)
  const groups = await groupNamesOf(uow, suppliers)
  const firsts = await firstBillsOf(uow, suppliers)
  return asked.map(({ record, at }, index) => {
    const { total, costCentre, supplierIds, requester, over } = facts[index]!
    const { currency } = record
    const inOwn = convert({ amount: total, currency, day: dayInUtc(record.created) })
    const [supplierId] = supplierIds.length === 1 ? supplierIds : []
    return {
      ...unknownFacts,
      documentType: 'requisition',
      number: numberOf(record),
      // FEEL counts in doubles; two amounts to the cent stand in the same order there as in decimals.
      amount: inOwn === null ? null : Number(inOwn),
      currency,
      documentAmount: Number(total),
      partner: names.get(supplierId ?? '') ?? null,
      isNewPartner: supplierIds.some((id) => isNewAt(firsts.get(id), at)),
      ...{ accountChanged: false, isDuplicate: false, senderDiffers: false, hasOrder: false },
      orderAccountingId: costCentre,
      supplierGroup: groups.get(supplierId ?? '') ?? null,
      isOverBudget: over !== undefined,
      requester,
      tags: [],
    }
  })
}

/** Whether their first bill had not come by then. */
const isNewAt = (first: { readonly created: Date } | undefined, at: Date): boolean =>
  first === undefined || first.created > at

/** The same of one, as it stands now. */
export async function factsOfRequisition(uow: UnitOfWork, record: RequisitionRecord): Promise<Facts> {
  const [facts] = await factsOfRequisitions(uow, [{ record, at: uow.now }])
  return facts!
}
