export { createHandlers, type DemoPerson } from './handlers.ts'
export { createSessions, issueProgramToken, type Opened, type Sessions } from './sessions.ts'
export { prune } from './store.ts'
