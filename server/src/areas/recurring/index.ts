import { defineArea } from '../../platform/index.ts'
import { beginDue, firstDay, recurringTask, runDue } from './commands/run-recurring.ts'
import { handlers } from './handlers.ts'
import { forgetOwner } from './store.ts'

export { saveRecurring } from './commands/save-recurring.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    recurring: true
  }
}

export const area = defineArea('recurring', {
  handlers,
  objectTypes: ['recurring'],
  hourly: beginDue,
  firstDay,
  tasks: { [recurringTask]: (uow, { id, day }) => runDue(uow, String(id), String(day)) },
  personalData: { inCompany: forgetOwner },
})
