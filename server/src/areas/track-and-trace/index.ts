import { defineArea } from '../../platform/index.ts'
import { tellSupplier, tellTask } from './commands/let-follow.ts'
import { createHandlers } from './handlers.ts'

export { letFollow, tellSupplier } from './commands/let-follow.ts'

export const area = defineArea('trackAndTrace', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks: { [tellTask]: tellSupplier },
})
