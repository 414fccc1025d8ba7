import { defineArea } from '../../platform/index.ts'
import { runScheduled, scheduledTask } from './commands/schedule-task.ts'
import { handlers } from './handlers.ts'

export { tasksScheduledFor, tasksScheduledForMany } from './queries.ts'
export type { ScheduledRecord } from './records.ts'
export { actionOf, stillWaits } from './rules.ts'

export const area = defineArea('taskScheduling', {
  handlers,
  tasks: { [scheduledTask]: (uow, { id, runAt }) => runScheduled(uow, String(id), String(runAt)) },
})
