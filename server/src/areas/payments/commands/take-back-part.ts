import { t } from '@kontor/i18n'
import { ApiError, notFound, type UnitOfWork } from '../../../platform/index.ts'
import { lockEntryFor } from '../../document-access/index.ts'
import { changeEntry, type Entry, entriesAnswering, isWithSamePartner, partyOf } from '../../entries/index.ts'
import { paidAfter, whyNotTakeBack } from '../rules/index.ts'
import { type PartRow, partsOf, removePart } from '../store/parts.ts'

/** Why a part of a bill is not taken back; undefined where it can. */
export const whyStays = (document: Entry, part: PartRow) =>
  whyNotTakeBack({ by: partyOf(document), isPaid: document.payment.startsWith('PAID') }, part)

/**
 * Takes back what a seller noted as come in by mistake: it is owed again.
 *
 * @throws ApiError ResourceNotFound (document, payment), Forbidden, Conflict (others were told, or a statement tells it)
 */
export async function takeBackPart(uow: UnitOfWork, documentId: string, id: string): Promise<void> {
  const document = await lockEntryFor(uow, documentId, 'write')
  const parts = await partsOf(uow, [documentId])
  const part = parts.find((one) => one.id === id)
  if (part === undefined) throw notFound('payment', id, t`The payment ${id} does not exist.`)
  const why = whyStays(document, part)
  if (why !== undefined)
    throw new ApiError(
      'Conflict',
      t`The payment of ${part.amount} for ${document.businessId} cannot be reversed: ${why}.`,
    )
  await removePart(uow, id)
  // Ids are anybody's to write: only what the customer says counts.
  const answers = (await entriesAnswering(uow, documentId)).filter((one) => isWithSamePartner(document, one))
  const stated = answers.flatMap(({ answerPaid }) => answerPaid ?? [])
  const left = parts.flatMap((one) => (one === part ? [] : [one.amount]))
  const paid = paidAfter(document.amount ?? '0', left, stated)
  await changeEntry(uow, document, { paid, modified: uow.now })
  const line = { kind: 'document.part_taken_back', objectType: 'document', objectId: documentId } as const
  await uow.log({ ...line, detail: { paid, amount: part.amount, currency: document.currency } })
}
