import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'
import { objectRules } from './why.ts'

export { ask } from './asking.ts'
export { decide } from './deciding.ts'

export const area = defineArea('approvals', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  objectRules,
})
