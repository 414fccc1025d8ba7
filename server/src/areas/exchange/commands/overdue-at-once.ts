import { dayIn, type UnitOfWork } from '../../../platform/index.ts'
import { becomeOverdue, dayBy, type Entry, firstClock, isPastDue } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

/** What arrives past its due date is overdue as it arrives, and not only when the clock job comes by. */
export async function overdueAtOnce(uow: UnitOfWork, entry: Entry): Promise<Entry> {
  // Where it is past due by no clock, nobody's is asked for.
  if (!isPastDue(entry, dayBy(firstClock, uow.now))) return entry
  return isPastDue(entry, dayIn(await zoneOfCompany(uow), uow.now)) ? becomeOverdue(uow, entry) : entry
}
