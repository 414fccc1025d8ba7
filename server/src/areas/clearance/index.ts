import { defineArea } from '../../platform/index.ts'
import { askAgain, waitsForAnswer } from './commands/ask-again.ts'
import { answered, ask, askTask, submit, submitTask } from './commands/report.ts'
import { handlers } from './handlers.ts'

export { register } from './commands/register.ts'
export { answered, report, reportsUnder } from './commands/report.ts'
export { findClearance, latestClearanceOf } from './queries.ts'
export type { ClearanceRecord } from './records.ts'
export { clearanceOf } from './views/clearance.ts'

/** The tasks that speak to an authority: they hold no transaction. */
export const outwardTasks: readonly string[] = [submitTask, askTask]

export const area = defineArea('clearance', {
  handlers,
  events: [answered],
  tasks: {
    [submitTask]: (uow, { clearanceId }) => submit(uow, String(clearanceId)),
    [askTask]: (uow, { clearanceId }) => ask(uow, String(clearanceId)),
  },
  hourly: askAgain,
  firstDay: waitsForAnswer,
})
