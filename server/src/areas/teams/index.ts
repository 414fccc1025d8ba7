export { handlers } from './handlers.ts'
export { policy } from './policy.ts'
export { find as teamOf, teamsOf } from './store.ts'
