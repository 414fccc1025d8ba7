import type { Areas, Of, Permission, Team } from '@kontor/contract'
import { type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { readUser } from '../users/index.ts'
import { mustWorkHere, saveTeam, setMembers } from './commands/save-team.ts'
import { noTeam } from './not-found.ts'
import { allowedActions } from './rules.ts'
import * as store from './store.ts'

async function existing(uow: UnitOfWork, id: string): Promise<store.TeamRow> {
  const team = await store.find(uow, id)
  if (team === undefined) throw noTeam(id)
  return team
}

async function entityOf(
  uow: UnitOfWork,
  team: store.TeamRow,
  permissions: ReadonlySet<Permission>,
): Promise<Of<typeof Team>> {
  const Members = await store.membersOf(uow, team.id)
  return {
    Id: team.id,
    Name: team.name,
    ...(team.description === null ? {} : { Description: team.description }),
    Members: Members.slice(0, 1000),
    MemberCount: Members.length,
    state: team.state,
    AllowedActions: allowedActions(team.state, permissions),
  }
}

const logged = (uow: UnitOfWork, kind: string, id: string) => uow.log({ kind, objectType: 'team', objectId: id })

export const handlers: Handlers<Areas['teams']> = {
  readTeam: ({ params }, context) =>
    context.read(async (uow) => entityOf(uow, await existing(uow, params.id), context.actor.permissions)),

  listTeams: ({ query: { limit, page, member, query: words, state } }, context) =>
    context.read(async (uow) => {
      const { rows, count } = await store.list(uow, { state, member, words, limit, offset: page * limit })
      const UserGroups = []
      for (const row of rows) UserGroups.push(await entityOf(uow, row, context.actor.permissions))
      return { ...pageInfo({ limit, page }, count), UserGroups }
    }),

  saveTeam: ({ params, body }, context) => context.write((uow) => saveTeam(uow, params.id, body)),

  setState: ({ params }, context) =>
    context.write(async (uow) => {
      await existing(uow, params.id)
      await store.setState(uow, params.id, params.state as store.TeamRow['state'])
      await logged(uow, params.state === 'ACTIVE' ? 'team.enabled' : 'team.disabled', params.id)
    }),

  disableTeam: ({ params }, context) =>
    context.write(async (uow) => {
      await existing(uow, params.id)
      await store.setState(uow, params.id, 'DELETED')
      await logged(uow, 'team.disabled', params.id)
    }),

  listMembers: ({ params, query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const ids = await store.membersOf(uow, (await existing(uow, params.id)).id)
      const UserAccounts = []
      for (const id of ids.slice(page * limit, (page + 1) * limit)) {
        const person = await readUser(uow, id)
        if (person !== undefined) UserAccounts.push(person)
      }
      return { ...pageInfo({ limit, page }, ids.length), UserAccounts }
    }),

  changeMembers: ({ params, query, body }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.id)
      if (query.action === 'ADD') {
        await mustWorkHere(uow, body.Members)
        await store.addMembers(uow, id, body.Members)
      } else await store.removeMembers(uow, id, body.Members)
      await logged(uow, 'team.members_changed', id)
    }),

  saveMembers: ({ params, body }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.id)
      await setMembers(uow, id, body.Members)
      await logged(uow, 'team.members_changed', id)
    }),

  removeMembers: ({ params }, context) =>
    context.write(async (uow) => {
      const { id } = await existing(uow, params.id)
      await store.removeMembers(uow, id)
      await logged(uow, 'team.members_changed', id)
    }),
}
