export { handlers } from './handlers.ts'
export { policy } from './policy.ts'
export { find as teamOf, list as listTeams, membersOfActive, removeFromAll, teamsOf } from './store.ts'
