import { defineArea } from '../../platform/index.ts'
import { askAgain, waitsForAnswer } from './commands/ask-again.ts'
import { ask, askTask, authorityAnswered, submit, submitTask } from './commands/report-bill.ts'
import { handlers } from './handlers.ts'

export { registerCompany } from './commands/register-company.ts'
export { authorityAnswered, reportBill, reportsUnder } from './commands/report-bill.ts'
export { findClearance, latestClearanceOf } from './queries.ts'
export type { ClearanceRecord } from './records.ts'
export { clearanceOf } from './views/clearance.ts'

/** The tasks that speak to an authority: they hold no transaction. */
export const outwardTasks: readonly string[] = [submitTask, askTask]

export const area = defineArea('clearance', {
  handlers,
  events: [authorityAnswered],
  tasks: {
    [submitTask]: (uow, { clearanceId }) => submit(uow, String(clearanceId)),
    [askTask]: (uow, { clearanceId }) => ask(uow, String(clearanceId)),
  },
  hourly: askAgain,
  firstDay: waitsForAnswer,
})
