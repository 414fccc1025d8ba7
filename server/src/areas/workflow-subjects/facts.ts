import type { UnitOfWork } from '../../platform/index.ts'
import { overspending } from '../budgets/index.ts'
import { readCompany } from '../companies/index.ts'
import { type Entry, firstBillsOf } from '../entries/index.ts'
import { groupNamesOf } from '../network/index.ts'
import { converterTo } from '../rates/index.ts'
import { tagsOfMany } from '../tags/index.ts'
import { type Facts, unknownFacts } from '../workflow-engine/index.ts'

/** What workflows may know of documents as they stand now, in their order; a few looks for all of them. */
export async function factsOf(uow: UnitOfWork, entries: readonly Entry[]): Promise<Facts[]> {
  const currencies = entries.flatMap(({ currency }) => currency ?? [])
  const to = (await readCompany(uow))?.Currency ?? 'EUR'
  const convert = await converterTo(uow, to, currencies)
  const connectionIds = [...new Set(entries.flatMap(({ connectionId }) => connectionId ?? []))]
  const firsts = await firstBillsOf(uow, connectionIds)
  const groups = await groupNamesOf(uow, connectionIds)
  const tags = await tagsOfMany(
    uow,
    entries.map(({ id }) => id),
  )
  const over = new Set(
    await overspending(
      uow,
      entries.map(({ id }) => id),
    ),
  )
  return entries.map((entry) => {
    const { amount, currency, issueDate, created, connectionId } = entry
    const day = issueDate ?? created.toISOString().slice(0, 10)
    const inOwn = amount === null || currency === null ? null : convert({ amount, currency, day })
    return {
      ...unknownFacts,
      documentType: entry.type,
      number: entry.businessId,
      // FEEL counts in doubles; two amounts to the cent stand in the same order there as in decimals.
      amount: inOwn === null ? null : Number(inOwn),
      currency,
      documentAmount: amount === null ? null : Number(amount),
      partner: entry.senderName,
      isNewPartner: connectionId === null || (firsts.get(connectionId)?.id ?? entry.id) === entry.id,
      accountChanged: entry.payeeChanged,
      isDuplicate: entry.duplicateOf !== null,
      senderDiffers: entry.senderDiffers,
      hasOrder: entry.match !== null,
      match: entry.match,
      orderAccountingId: entry.accountingSystemId,
      supplierGroup: groups.get(connectionId ?? '') ?? null,
      isOverBudget: over.has(entry.id),
      requester: entry.requesterName,
      tags: tags.get(entry.id) ?? [],
    }
  })
}

/** The same of one. */
export async function factsOfDocument(uow: UnitOfWork, entry: Entry): Promise<Facts> {
  const [facts] = await factsOf(uow, [entry])
  return facts ?? unknownFacts
}
