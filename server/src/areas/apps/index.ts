export { createHandlers } from './handlers.ts'
export { policy } from './policy.ts'
export { activeAppOf, ownApps } from './registered.ts'
