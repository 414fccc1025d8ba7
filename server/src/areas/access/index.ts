export { createHandlers } from './handlers.ts'
export { policy } from './policy.ts'
