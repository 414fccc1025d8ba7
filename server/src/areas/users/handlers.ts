import type { Areas } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers, notFound, pageInfo, type RequestContext } from '../../platform/index.ts'
import { companyRef, isBranch } from '../companies/index.ts'
import { endAbsence, saveAbsence } from './absence.ts'
import { type AllPersonalData, erasePerson } from './erasing.ts'
import * as store from './store.ts'
import { accountsOf, entityOf, readUser } from './users.ts'
import { whyNotState } from './why.ts'

/** What the area asks of those who sign people in, which stands above it. */
export interface SignIns {
  /** In the transaction that locks the person out. */
  endAllOf(act: Act, userId: string): Promise<void>
  /** After it: what this process remembers. */
  forget(userId: string): void
}

export const createHandlers = (personalData: AllPersonalData, signIns: SignIns): Handlers<Areas['users']> => ({
  readCurrentUser: (_input, context) => context.read((act) => theUser(act, context.actor.userId)),

  readUser: ({ params }, context) => context.read((act) => theUser(act, params.id)),

  listUsers: ({ params, query }, context) =>
    context.read(async (act) => {
      const { companyId } = params
      if (companyId === act.companyId) return listUsers(act, query)
      if (!(await isBranch(act, companyId))) throw notFound('company', companyId)
      return act.within(companyId, (branch) => listUsers(branch, query))
    }),

  setUserState: async ({ params, body }, context) => {
    await context.write(async (act) => {
      const account = await store.lockAccount(act.tx, act.companyId, params.id)
      const reason = await whyNotState(act, params.id, body, context.actor.userId)
      if (reason !== undefined) throw new ApiError('Conflict', reason, account && { details: { state: account.state } })
      await store.setState(act.tx, act.companyId, params.id, body)
      if (body === 'LOCKED') await signIns.endAllOf(act, params.id)
      const kind = body === 'LOCKED' ? 'user.locked' : 'user.unlocked'
      await act.log({ kind, objectType: 'user', objectId: params.id })
    })
    if (body === 'LOCKED') signIns.forget(params.id)
  },

  erasePerson: async ({ params }, context) => {
    await context.write((act) => erasePerson(act, params.id, context.actor.userId, personalData))
    signIns.forget(params.id)
  },

  readProperty: ({ params }, context) =>
    inHome(context, async (home) => {
      const own = params.id === context.actor.userId
      const value = own ? await store.property(home.tx, home.companyId, params.id, params.key) : undefined
      if (value === undefined) throw notFound('property', params.key)
      return value
    }),

  saveProperty: ({ params, body }, context) =>
    context.write(async (act) => {
      const { userId, homeId } = context.actor
      await mustBeOneself(act, context, params.id, t`The properties of a person are their own to keep.`)
      const save = (home: Act) => store.saveProperty(home.tx, homeId, userId, params.key, body)
      await (homeId === act.companyId ? save(act) : act.within(homeId, save))
    }),

  saveAbsence: ({ params, body }, context) =>
    context.write(async (act) => saveAbsence(act, await oneself(act, context, params.id), body)),

  endAbsence: ({ params }, context) =>
    context.write(async (act) => endAbsence(act, await oneself(act, context, params.id))),

  listCompaniesOfUser: (_input, context) =>
    inHome(context, async (home) => {
      const rows = await store.companiesOf(home.tx, home.companyId, context.actor.userId)
      return { Companies: (await refsOf(home, rows)).map(({ parentId: _, ...company }) => company) }
    }),

  listBranchesOfUser: ({ params }, context) =>
    context.read(async (act) => {
      const member = await store.membership(act.tx, act.companyId, params.id)
      if (member === undefined) throw notFound('user', params.id)
      const rows = await within(act, member.home_id, (home) => store.companiesOf(home.tx, home.companyId, params.id))
      const branches = (await refsOf(act, rows)).filter(({ parentId }) => parentId !== null)
      return { Branches: branches.map(({ Id, Name, Country }) => ({ Id, Name, Country })) }
    }),
})

interface ListQuery {
  readonly limit: number
  readonly page: number
  readonly q?: string
  readonly id?: string[]
  readonly includeMemberships: boolean
  readonly findMembers: boolean
  readonly public: boolean
}

/** People by name. `id` names them and ignores paging; `findMembers` adds those whose account lives elsewhere. */
async function listUsers(act: Act, query: ListQuery) {
  const { limit, page, q, id, findMembers } = query
  const members = (await store.memberships(act.tx, act.companyId)).filter(
    ({ home_id, user_id }) => (findMembers || home_id === act.companyId) && (id === undefined || id.includes(user_id)),
  )
  const found = await accountsOf(act, members, {
    ...(q === undefined ? {} : { text: q }),
    visibleOnly: query.public,
  })
  found.sort(
    (a, b) => a.last_name.localeCompare(b.last_name) || a.first_name.localeCompare(b.first_name) || compare(a.id, b.id),
  )
  const shown = id === undefined ? found.slice(page * limit, (page + 1) * limit) : found
  const roleOf = new Map(members.map(({ user_id, role_id }) => [user_id, role_id]))
  const UserAccounts = []
  for (const row of shown) UserAccounts.push(await entityOf(act, row, roleOf.get(row.id)!, query.includeMemberships))
  return { ...pageInfo({ limit, page }, found.length), UserAccounts }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

async function theUser(act: Act, userId: string) {
  const user = await readUser(act, userId)
  if (user === undefined) throw notFound('user', userId)
  return user
}

/** @throws ApiError Forbidden for a colleague, ResourceNotFound for anybody else. */
async function mustBeOneself(act: Act, context: RequestContext, userId: string, otherwise: Message): Promise<void> {
  if (userId === context.actor.userId) return
  if ((await store.membership(act.tx, act.companyId, userId)) === undefined) throw notFound('user', userId)
  throw new ApiError('Forbidden', otherwise)
}

async function oneself(act: Act, context: RequestContext, userId: string): Promise<store.AccountRow> {
  await mustBeOneself(act, context, userId, t`When a person is away is their own to say.`)
  const { homeId } = context.actor
  const row = await within(act, homeId, (home) => store.lockAccount(home.tx, homeId, userId))
  if (row === undefined) throw notFound('user', userId)
  return row
}

const within = <T>(act: Act, companyId: string, work: (there: Act) => Promise<T>): Promise<T> =>
  companyId === act.companyId ? work(act) : act.within(companyId, work)

const inHome = <T>(context: RequestContext, work: (home: Act) => Promise<T>): Promise<T> =>
  context.read((act) => within(act, context.actor.homeId, work))

async function refsOf(act: Act, rows: readonly { member_id: string; role_id: string }[]) {
  const refs = []
  for (const { member_id, role_id } of rows) {
    const ref = await within(act, member_id, companyRef)
    if (ref !== undefined) refs.push({ ...ref, Role: role_id })
  }
  return refs
}
