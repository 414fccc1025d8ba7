import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'

export { mustReach, reachesFor, reachFor, readableOf, readersAmong } from './access.ts'
export { contentFor, entryFor, lockEntryFor, reachedEntry } from './accessible-entry.ts'
export { lockAllowing, lockForAction, reasonIn } from './commands/lock-for-action.ts'

export const area = defineArea('documentAccess', {
  handlers,
})
