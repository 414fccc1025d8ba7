export { createHandlers, readApproval } from './handlers.ts'
export { policy } from './policy.ts'
export { objectRules } from './why.ts'
