import { defineArea } from '../../platform/index.ts'
import { handlers } from './handlers.ts'
import { policy } from './policy.ts'
import { removeFromAll } from './store.ts'

export { saveTeam } from './commands/save-team.ts'
export { noTeam } from './not-found.ts'
export { activeTeams, isTeam, membersOfTeams, teamsOf } from './teams.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    team: true
  }
}

export const area = defineArea('teams', {
  policy,
  handlers,
  objectTypes: ['team'],
  personalData: { inCompany: removeFromAll },
})
