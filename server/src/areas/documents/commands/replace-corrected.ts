import type { UnitOfWork } from '../../../platform/index.ts'
import { changeEntry, contentOf, findEntry, isWithSamePartner, lockEntry, replaces } from '../../entries/index.ts'
import { parse } from '../../parsing/index.ts'

/** Puts a corrected invoice in the place of the one that it names. Running it again changes nothing. */
export async function replaceCorrected(uow: UnitOfWork, invoiceId: string): Promise<void> {
  const invoice = await findEntry(uow, invoiceId)
  if (invoice === undefined || invoice.answersId === null || invoice.discarded !== null) return
  const before = await lockEntry(uow, invoice.answersId)
  if (before?.type !== 'invoice' || !isWithSamePartner(invoice, before)) return
  const { typeCode } = await parse(await contentOf(uow, invoice))
  if (!replaces(typeCode, before)) return
  const changed = await changeEntry(uow, before, { replacement: 'REPLACED', modified: uow.now })
  await uow.log({
    kind: 'document.replaced',
    objectType: 'document',
    objectId: before.id,
    detail: { from: before.state, to: changed.state, by: invoice.id },
  })
}
