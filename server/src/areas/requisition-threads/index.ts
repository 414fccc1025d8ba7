import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { forget } from './store.ts'

export { postMessage } from './commands/post-message.ts'

export const area = defineArea('requisitionThreads', {
  handlers: ({ origins }) => createHandlers(origins.shell),
  personalData: { inCompany: forget },
})
