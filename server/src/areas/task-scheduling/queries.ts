import * as store from './store.ts'

/** What waits for a document, the next first. */
export const tasksScheduledFor: typeof store.ofDocument = (...given) => store.ofDocument(...given)
