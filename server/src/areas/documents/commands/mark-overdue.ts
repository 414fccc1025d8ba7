import { type Act, dayIn } from '../../../platform/index.ts'
import { afterDueDate, changeEntry, dayBy, entriesPastDue, firstClock } from '../../entries/index.ts'
import { zoneOfCompany } from '../../users/index.ts'

const batch = 500

/**
 * What time changes: the company's delivered invoices past their due date become overdue, by the day that it is for most
 * of its people. Running it again changes nothing.
 *
 * @returns how many became overdue
 */
export async function runOverdue(act: Act): Promise<number> {
  // Where nothing is past due by any clock, nobody's is asked for.
  if ((await entriesPastDue(act, dayBy(firstClock, act.now), 1)).length === 0) return 0
  const today = dayIn(await zoneOfCompany(act), act.now)
  let changed = 0
  for (let due = await entriesPastDue(act, today, batch); due.length > 0; ) {
    for (const entry of due) {
      const { payment } = afterDueDate(entry)
      const { state } = await changeEntry(act, entry, { payment, modified: act.now })
      await act.log({
        kind: 'document.overdue',
        objectType: 'document',
        objectId: entry.id,
        detail: { from: entry.state, to: state },
      })
    }
    changed += due.length
    due = due.length < batch ? [] : await entriesPastDue(act, today, batch)
  }
  return changed
}
