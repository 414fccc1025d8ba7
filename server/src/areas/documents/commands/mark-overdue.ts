import { dayAfter, dayIn, endOfDays, type UnitOfWork } from '../../../platform/index.ts'
import { becomeOverdue, dayBy, entriesPastDue, firstClock } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

const documentsPerRead = 500

/**
 * What time changes: the company's delivered invoices past their due date become overdue, by the day that it is for most
 * of its people. Running it again changes nothing.
 *
 * @returns how many became overdue
 */
export async function runOverdue(uow: UnitOfWork): Promise<number> {
  // Where nothing is past due by any clock, nobody's is asked for.
  if ((await entriesPastDue(uow, dayBy(firstClock, uow.now), 1)).length === 0) return 0
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  let changed = 0
  for (let due = await entriesPastDue(uow, today, documentsPerRead); due.length > 0; ) {
    for (const entry of due) await becomeOverdue(uow, entry)
    changed += due.length
    due = due.length < documentsPerRead ? [] : await entriesPastDue(uow, today, documentsPerRead)
  }
  return changed
}

/** The first day on which an invoice becomes overdue as things stand. */
export async function firstOverdueDay(uow: UnitOfWork): Promise<string | undefined> {
  const dueDate = (await entriesPastDue(uow, endOfDays, 1))[0]?.dueDate
  return dueDate ? dayAfter(dueDate) : undefined
}
