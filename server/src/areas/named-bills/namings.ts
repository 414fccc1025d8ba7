import type { NamingType } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { readableOf } from '../document-access/index.ts'
import { mappingsOf, mappingsTo } from '../document-lines/index.ts'
import { contentOf, type Entry, findEntries, isWithSamePartner, stands } from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { billsNamedBy } from './commands/lead-lines.ts'
import { levelOf } from './rules.ts'

/** The documents of these types that stand and name each of these bills, the latest first. */
export async function namingsOf(
  uow: UnitOfWork,
  bills: readonly Entry[],
  types: readonly NamingType[],
): Promise<(bill: Entry) => readonly Entry[]> {
  const mappings = await mappingsTo(
    uow,
    bills.map(({ id }) => id),
  )
  const found = await findEntries(uow, [...new Set(mappings.map(({ documentId }) => documentId))])
  const namings = found
    .filter((one) => types.some((type) => type === one.type) && !one.draft && stands(one))
    .toSorted((one, other) => other.created.getTime() - one.created.getTime())
  const naming = Map.groupBy(mappings, ({ targetDocumentId }) => targetDocumentId)
  return (bill) => {
    const ids = new Set(naming.get(bill.id)?.map(({ documentId }) => documentId))
    return namings.filter((one) => ids.has(one.id) && isWithSamePartner(one, bill))
  }
}

/** A document that names a bill, as the bill shows it; which reminder it is, its content says. */
export async function shownNaming(uow: UnitOfWork, naming: Entry) {
  const { id, businessId, type, dueDate, issueDate, discarded } = naming
  const isReminder = type === 'reminder'
  // What was paid has a day of its own; who reminds says when.
  const day = isReminder ? issueDate : (dueDate ?? issueDate)
  return {
    DocumentId: id,
    ID: businessId,
    type: type as NamingType,
    ...(day && { Day: day }),
    ...(isReminder && discarded === null && { Level: await levelIn(uow, naming) }),
  }
}

export async function levelIn(uow: UnitOfWork, reminder: Entry): Promise<number> {
  const { form } = await readTrade(await contentOf(uow, reminder))
  return levelOf(form?.sequence)
}

/**
 * The bills that the lines of a document name, as far as the reader may see them: those that its lines were led to when it
 * arrived, and of a draft, or one that arrives just now, those that they would be led to.
 */
export async function namedIn(uow: UnitOfWork, naming: Entry): Promise<{ lineId: string; bill: Entry }[]> {
  const mappings = await mappingsOf(uow, naming.id)
  const led = mappings.map(({ lineId, targetDocumentId: billId }) => ({ lineId, billId }))
  const isLed = led.length > 0 || naming.discarded !== null
  const named = isLed
    ? led
    : (await billsNamedBy(uow, naming)).map(({ line, bill }) => ({ lineId: line.id, billId: bill.id }))
  const targets = await findEntries(uow, [...new Set(named.map(({ billId }) => billId))])
  const readable = new Map((await readableOf(uow, targets)).map((one) => [one.id, one]))
  return named.flatMap(({ lineId, billId }) => {
    const bill = readable.get(billId)
    return bill ? [{ lineId, bill }] : []
  })
}
