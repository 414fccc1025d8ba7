import { defineArea } from '../../platform/index.ts'
import { learnItems, learnTask, queueLearning } from './commands/learn-items.ts'
import { handlers } from './handlers.ts'

export { boughtLike } from './bought-items.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    item: true
  }
}

export const area = defineArea('items', {
  handlers,
  objectTypes: ['item'],
  sealed: queueLearning,
  tasks: { [learnTask]: (uow, { documentIds }) => learnItems(uow, (documentIds as readonly string[]).map(String)) },
})
