import { defineArea } from '../../platform/index.ts'
import { completed, leaveTasks } from './commands/change-task.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'

export { changeTask, completed, completeTask, deleteTask } from './commands/change-task.ts'
export { giveTask, takersAmong, whyNotTakeTasks } from './commands/give-task.ts'
export { moveTask } from './commands/move-task.ts'
export { contextToWire } from './context.ts'
export { noTask } from './not-found.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    task: true
  }
}

export { policy } from './policy.ts'
export { tasksGoneFrom, whyNotChangeAmong } from './queries.ts'

export const area = defineArea('tasks', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  objectTypes: ['task'],
  events: [completed],
  personalData: { inCompany: leaveTasks },
})
