import { defineArea } from '../../platform/index.ts'
import { leaveTasks } from './commands/change-task.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'

export { changeTask, completeTask } from './commands/change-task.ts'
export { giveTask } from './commands/give-task.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    task: true
  }
}

export { policy } from './policy.ts'

export const area = defineArea('tasks', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  objectTypes: ['task'],
  personalData: { inCompany: leaveTasks },
})
