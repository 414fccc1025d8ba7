import type { Areas, Of, Team } from '@kontor/contract'
import { type Act, type Handlers, notFound, pageInfo } from '../../platform/index.ts'
import { isMember, readUser } from '../users/index.ts'
import * as store from './store.ts'

async function existing(act: Act, id: string): Promise<store.TeamRow> {
  const team = await store.find(act, id)
  if (team === undefined) throw notFound('team', id)
  return team
}

/** Only who works in the company can be in a team of it. */
async function mustWorkHere(act: Act, userIds: readonly string[]): Promise<void> {
  for (const id of userIds) if (!(await isMember(act, id))) throw notFound('user', id)
}

async function entityOf(act: Act, team: store.TeamRow): Promise<Of<typeof Team>> {
  const Members = await store.membersOf(act, team.id)
  return {
    Id: team.id,
    Name: team.name,
    ...(team.description === null ? {} : { Description: team.description }),
    Members: Members.slice(0, 1000),
    MemberCount: Members.length,
    state: team.state,
  }
}

async function setMembers(act: Act, teamId: string, members: readonly string[]): Promise<void> {
  await mustWorkHere(act, members)
  await store.removeMembers(act, teamId)
  await store.addMembers(act, teamId, members)
}

const logged = (act: Act, kind: string, id: string) => act.log({ kind, objectType: 'team', objectId: id })

export const handlers: Handlers<Areas['teams']> = {
  readTeam: ({ params }, context) => context.read(async (act) => entityOf(act, await existing(act, params.id))),

  listTeams: ({ query: { limit, page, member, query: words, state } }, context) =>
    context.read(async (act) => {
      const { rows, count } = await store.list(act, { state, member, words, limit, offset: page * limit })
      const UserGroups = []
      for (const row of rows) UserGroups.push(await entityOf(act, row))
      return { ...pageInfo({ limit, page }, count), UserGroups }
    }),

  saveTeam: ({ params, body }, context) =>
    context.write(async (act) => {
      await store.save(act, {
        id: params.id,
        name: body.Name,
        description: body.Description ?? null,
        state: body.state,
      })
      await setMembers(act, params.id, body.Members)
      await logged(act, 'team.saved', params.id)
    }),

  setState: ({ params }, context) =>
    context.write(async (act) => {
      await existing(act, params.id)
      await store.setState(act, params.id, params.state as store.TeamRow['state'])
      await logged(act, params.state === 'ACTIVE' ? 'team.enabled' : 'team.disabled', params.id)
    }),

  disableTeam: ({ params }, context) =>
    context.write(async (act) => {
      await existing(act, params.id)
      await store.setState(act, params.id, 'DELETED')
      await logged(act, 'team.disabled', params.id)
    }),

  listMembers: ({ params, query: { limit, page } }, context) =>
    context.read(async (act) => {
      const ids = await store.membersOf(act, (await existing(act, params.id)).id)
      const UserAccounts = []
      for (const id of ids.slice(page * limit, (page + 1) * limit)) {
        const person = await readUser(act, id)
        if (person !== undefined) UserAccounts.push(person)
      }
      return { ...pageInfo({ limit, page }, ids.length), UserAccounts }
    }),

  changeMembers: ({ params, query, body }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.id)
      if (query.action === 'ADD') {
        await mustWorkHere(act, body.Members)
        await store.addMembers(act, id, body.Members)
      } else await store.removeMembers(act, id, body.Members)
      await logged(act, 'team.members_changed', id)
    }),

  saveMembers: ({ params, body }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.id)
      await setMembers(act, id, body.Members)
      await logged(act, 'team.members_changed', id)
    }),

  removeMembers: ({ params }, context) =>
    context.write(async (act) => {
      const { id } = await existing(act, params.id)
      await store.removeMembers(act, id)
      await logged(act, 'team.members_changed', id)
    }),
}
