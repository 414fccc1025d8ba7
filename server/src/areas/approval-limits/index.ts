import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { remove } from './store.ts'

export { setLimit } from './commands/set-limit.ts'
export { type AboveLimit, limitsHere, type Worth } from './limits.ts'
export { worthOf } from './worth.ts'

/** Up to which amounts people approve documents and requisitions. */
export const area = defineArea('approvalLimits', {
  handlers,
  personalData: {
    inCompany: async (uow, userId) => {
      await remove(uow, userId)
    },
  },
})
