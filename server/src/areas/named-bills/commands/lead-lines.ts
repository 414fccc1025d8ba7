import type { LineForm } from '@kontor/ubl'
import type { UnitOfWork } from '../../../platform/index.ts'
import { mappingsOf, saveMappings, whole } from '../../document-lines/index.ts'
import { findExchanged } from '../../document-numbers/index.ts'
import { contentOf, type Entry, findEntry, isReceived, isUuid, isWithSamePartner } from '../../entries/index.ts'
import { readTrade } from '../../parsing/index.ts'
import { mayBeNamed } from '../rules.ts'

/** So many lines of one document are led to their bills. */
const maxLines = 1000

/**
 * Leads each line of a document to the bill that it names, on the side of who holds it: by its id in the network, else by
 * its number. Only what was exchanged with the same partner is meant. Running it again changes nothing.
 */
export async function leadLines(uow: UnitOfWork, namingId: string): Promise<void> {
  const naming = await findEntry(uow, namingId)
  if (naming === undefined || naming.discarded !== null) return
  const led = new Set((await mappingsOf(uow, namingId)).map(({ lineId }) => lineId))
  const found = await billsNamedBy(uow, naming, led)
  await saveMappings(
    uow,
    found.map(({ line, bill }) => ({
      documentId: namingId,
      lineId: line.id,
      targetDocumentId: bill.id,
      targetLineId: whole,
    })),
  )
}

/** The bills that the lines of a document name as it stands, but for lines of which that is known. */
export async function billsNamedBy(
  uow: UnitOfWork,
  naming: Entry,
  led: ReadonlySet<string> = new Set(),
): Promise<{ line: LineForm; bill: Entry }[]> {
  const { form } = await readTrade(await contentOf(uow, naming))
  const found: { line: LineForm; bill: Entry }[] = []
  for (const line of (form?.lines ?? []).slice(0, maxLines)) {
    const bill = led.has(line.id) ? undefined : await billOf(uow, naming, line)
    if (bill) found.push({ line, bill })
  }
  return found
}

async function billOf(uow: UnitOfWork, naming: Entry, { document, price }: LineForm): Promise<Entry | undefined> {
  if (document === undefined) return undefined
  const { id, uuid = '' } = document
  // A draft goes to nobody yet; what it names by its id is of the company's own.
  const isMeant = (bill: Entry): boolean =>
    mayBeNamed(naming, bill) && (naming.draft || isWithSamePartner(naming, bill))
  const named = isUuid(uuid) ? await findEntry(uow, uuid) : undefined
  if (named && isMeant(named)) return named
  const type = price.startsWith('-') ? 'creditnote' : 'invoice'
  const under = await findExchanged(uow, type, id, isReceived(naming) ? naming.senderName : naming.receiverName)
  const bill = under && (await findEntry(uow, under.id))
  return bill && isMeant(bill) ? bill : undefined
}
