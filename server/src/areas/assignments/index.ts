import { defineArea } from '../../platform/index.ts'
import { leaveAll } from './commands/assign.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'
import { forget } from './store/auto.ts'

export { assign } from './commands/assign.ts'

export const area = defineArea('assignments', {
  policy,
  handlers: ({ origins }) => createHandlers(origins),
  personalData: {
    inCompany: async (company, userId) => {
      await leaveAll(company, userId)
      await forget(company, userId)
    },
  },
})
