import { dayInUtc, type UnitOfWork } from '../../../platform/index.ts'
import { asksByClock } from '../rules.ts'
import { unanswered } from '../store/clearances.ts'
import { askTask } from './report-bill.ts'

/** What the authority takes longer for than it is asked by the clock is asked for each hour. */
export async function askAgain(uow: UnitOfWork): Promise<void> {
  for (const { id } of await unanswered(uow, asksByClock)) await uow.later(askTask, { clearanceId: id })
}

/** Today, while an authority owes an answer. */
export const waitsForAnswer = async (uow: UnitOfWork): Promise<string | undefined> =>
  (await unanswered(uow, 0)).length === 0 ? undefined : dayInUtc(uow.now)
