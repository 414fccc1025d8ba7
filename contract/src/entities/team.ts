import { teamActions, teamStates } from '../enumerations/index.ts'
import { entity, id, list, maybe, oneOf, text, whole } from '../words/index.ts'

/** F-198: people who share work. */
const asSent = {
  Id: maybe(id('team')),
  Name: text({ min: 1, max: 100 }),
  Description: maybe(text()),
  Members: list(id('user'), { max: 1000 }),
  MemberCount: maybe(whole({ min: 0 })),
  AllowedActions: maybe(list(oneOf(teamActions))),
}

export const Team = entity('Team', { ...asSent, state: oneOf(teamStates) })

/** A team as it is sent, which may be as it was read; without a state it keeps its own, and a new one is active. */
export const TeamInput = entity('TeamInput', { ...asSent, state: maybe(oneOf(teamStates)) })
