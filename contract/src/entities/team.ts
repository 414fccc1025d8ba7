import { teamActions, teamStates } from '../enumerations/index.ts'
import { entity, id, list, maybe, oneOf, text, whole } from '../words/index.ts'

/** F-198: people who share work. */
export const Team = entity('Team', {
  Id: maybe(id('team')),
  Name: text({ min: 1, max: 100 }),
  Description: maybe(text()),
  Members: list(id('user'), { max: 1000 }),
  MemberCount: maybe(whole({ min: 0 })),
  state: oneOf(teamStates, 'ACTIVE'),
  AllowedActions: maybe(list(oneOf(teamActions))),
})
