export { handlers } from './handlers.ts'
export { policy } from './policy.ts'
export { find as teamOf, removeFromAll, teamsOf } from './store.ts'
