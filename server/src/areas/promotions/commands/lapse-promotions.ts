import { dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { agreedBefore, changeEntry } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { removeBills } from '../store/bills.ts'

/** What was not ordered by the day that was agreed is owed in full on the day on which it falls due. */
export async function lapsePromotions(uow: UnitOfWork): Promise<void> {
  const late = await agreedBefore(uow, dayIn(await zoneOfCompany(uow), uow.now))
  for (const entry of late) {
    await changeEntry(uow, entry, { payDay: null, payDiscount: null, modified: uow.now })
    await uow.log({ kind: 'document.early_payment_lapsed', objectType: 'document', objectId: entry.id })
  }
  await removeBills(
    uow,
    late.map(({ id }) => id),
  )
}
