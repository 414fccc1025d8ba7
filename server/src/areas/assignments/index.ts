export { assign, leaveAll } from './giving.ts'
export { createHandlers, documentParts } from './handlers.ts'
export { policy } from './policy.ts'
export { forget as forgetAutoAssignments } from './store/auto.ts'
