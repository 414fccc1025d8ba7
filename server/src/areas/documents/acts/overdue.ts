import type { Act } from '../../../platform/index.ts'
import { afterDueDate } from '../rules/index.ts'
import * as entries from '../store/entries.ts'

const batch = 500

/**
 * What time changes: the company's delivered invoices past their due date become overdue, on the business day of the
 * act's instant in UTC. Running it again changes nothing.
 *
 * @returns how many became overdue
 */
export async function runOverdue(act: Act): Promise<number> {
  const today = act.now.toISOString().slice(0, 10)
  let changed = 0
  for (let due = await entries.pastDue(act, today, batch); due.length > 0; ) {
    for (const entry of due) {
      const { payment } = afterDueDate(entry)
      const { state } = await entries.change(act, entry, { payment, modified: act.now })
      await act.log({
        kind: 'document.overdue',
        objectType: 'document',
        objectId: entry.id,
        detail: { from: entry.state, to: state },
      })
    }
    changed += due.length
    due = due.length < batch ? [] : await entries.pastDue(act, today, batch)
  }
  return changed
}
