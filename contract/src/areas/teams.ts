import { Team, TeamInput, User } from '../entities/index.ts'
import { teamMemberActions, teamStates } from '../enumerations/index.ts'
import { call, id, list, maybe, nothing, oneOf, pageOf, paging, record, text } from '../words/index.ts'

const needs = { id: 'team ID is required' }
const path = { id: id('team') }
const members = record({ Members: list(id('user'), { max: 1000 }) })
const read = { may: 'team.read' } as const
const write = { may: 'team.write', needs, path, fails: ['ResourceNotFound'] } as const

/** 002 §7 Teams; F-154, F-155, F-198, F-229, F-411 to F-413, F-416. */
export const teams = {
  disableTeam: call('DELETE usergroups/{id}', {
    id: 'TEA-01',
    says: 'Disables a team: its state becomes DELETED.',
    ...write,
    returns: nothing(),
  }),
  readTeam: call('GET usergroups/{id}', {
    id: 'TEA-02',
    says: 'One team.',
    ...read,
    needs,
    path,
    returns: Team,
    fails: ['ResourceNotFound'],
  }),
  saveTeam: call('PUT usergroups/{id}', {
    id: 'TEA-03',
    says: 'Makes a team under an id that the caller chose, or changes it.',
    ...write,
    body: TeamInput,
    returns: nothing(),
  }),
  listTeams: call('GET usergroups', {
    id: ['TEA-04', 'TEA-05'],
    says: 'The teams of the company, or those of one person.',
    ...read,
    query: {
      ...paging(25),
      member: maybe(id('user')),
      query: maybe(text({ max: 200 })),
      state: oneOf(teamStates, 'ACTIVE'),
    },
    returns: pageOf('UserGroups', Team),
  }),
  changeMembers: call('PATCH usergroups/{id}/members', {
    id: 'TEA-06',
    says: 'Adds people to a team, or takes them out.',
    ...write,
    query: { action: oneOf(teamMemberActions) },
    body: members,
    returns: nothing(),
  }),
  removeMembers: call('DELETE usergroups/{id}/members', {
    id: 'TEA-07',
    says: 'Takes everybody out of a team.',
    ...write,
    returns: nothing(),
  }),
  listMembers: call('GET usergroups/{id}/members', {
    id: 'TEA-08',
    says: 'The people of a team.',
    ...read,
    needs,
    path,
    query: paging(25),
    returns: pageOf('UserAccounts', User),
    fails: ['ResourceNotFound'],
  }),
  saveMembers: call('PUT usergroups/{id}/members', {
    id: 'TEA-09',
    says: 'Sets the people of a team.',
    ...write,
    body: members,
    returns: nothing(),
  }),
  setState: call('PUT usergroups/{id}/state/{state}', {
    id: 'TEA-10',
    says: 'Disables a team, or enables it again.',
    may: 'team.write',
    needs: { ...needs, state: 'team state is required' },
    path: { ...path, state: oneOf(teamStates) },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
