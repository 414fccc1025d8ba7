import type { UnitOfWork } from '../../../platform/index.ts'
import { asksByClock } from '../rules.ts'
import { unanswered } from '../store/clearances.ts'
import { askTask } from './report.ts'

/** What the authority takes longer for than it is asked by the clock is asked for each hour. */
export async function askAgain(uow: UnitOfWork): Promise<void> {
  for (const { id } of await unanswered(uow, asksByClock)) await uow.later(askTask, { clearanceId: id })
}
