import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { tellSupplier, tellTask } from './let-follow.ts'

export { letFollow, tellSupplier } from './let-follow.ts'

export const area = defineArea('trackAndTrace', {
  handlers: ({ origins }) => createHandlers(origins),
  tasks: { [tellTask]: tellSupplier },
})
