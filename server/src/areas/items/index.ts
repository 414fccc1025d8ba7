import { defineArea } from '../../platform/index.ts'
import { hear, learn, learnTask } from './commands/learn.ts'
import { handlers } from './handlers.ts'

export { boughtLike } from './bought.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    item: true
  }
}

export const area = defineArea('items', {
  handlers,
  objectTypes: ['item'],
  sealed: hear,
  tasks: { [learnTask]: (uow, { documentIds }) => learn(uow, (documentIds as readonly string[]).map(String)) },
})
