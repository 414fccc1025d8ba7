import * as store from './store.ts'

/** What waits for a document, the next first. */
export const tasksScheduledFor: typeof store.ofDocument = (...given) => store.ofDocument(...given)

/** What waits for each of these documents, the next first. */
export const tasksScheduledForMany: typeof store.ofDocuments = (...given) => store.ofDocuments(...given)
