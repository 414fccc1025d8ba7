export { entryHandlers as codingEntry, partsHandlers as documentParts } from './handlers/entry.ts'
export { listsHandlers as codingLists } from './handlers/lists.ts'
export { policy } from './policy.ts'
