import type { UnitOfWork } from '../../../platform/index.ts'
import { contentOf, findEntry, isWithSamePartner, lockEntry } from '../../entries/index.ts'
import { parse } from '../../parsing/index.ts'
import { replaces } from '../rules.ts'
import { becomeReplaced } from './become-replaced.ts'

/** Puts a corrected invoice in the place of the one that it names. Running it again changes nothing. */
export async function replaceCorrected(uow: UnitOfWork, invoiceId: string): Promise<void> {
  const invoice = await findEntry(uow, invoiceId)
  if (invoice === undefined || invoice.answersId === null || invoice.discarded !== null) return
  const before = await lockEntry(uow, invoice.answersId)
  if (before?.type !== 'invoice' || !isWithSamePartner(invoice, before)) return
  const { typeCode } = await parse(await contentOf(uow, invoice))
  if (replaces(typeCode, before)) await becomeReplaced(uow, before, invoice)
}
