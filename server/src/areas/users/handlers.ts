import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import {
  ApiError,
  dayIn,
  type Handlers,
  noProperty,
  pageInfo,
  type RequestContext,
  type UnitOfWork,
} from '../../platform/index.ts'
import { companyRef, isBranch, noCompany } from '../companies/index.ts'
import { absencesFrom } from './absences.ts'
import { holdAdministrators, memberAnywhere } from './administered-companies.ts'
import type { BoundIdentities } from './bound-identities.ts'
import { type AllPersonalData, erasePerson } from './commands/erase-person.ts'
import { endAbsence, saveAbsence, saveAbsences } from './commands/save-absences.ts'
import { createAdministrationHandlers } from './handlers/administration.ts'
import { businessPropertyHandlers } from './handlers/business-properties.ts'
import { noUser } from './not-found.ts'
import { whyNotState } from './object-rules.ts'
import { mustBeOneself } from './oneself.ts'
import { type AccountState, allowedActions } from './rules.ts'
import type { SignIns } from './sign-ins.ts'
import * as accountStore from './store/accounts.ts'
import * as membershipStore from './store/memberships.ts'
import * as propertyStore from './store/properties.ts'
import type { AccountRow } from './store/user-tables.ts'
import { absenceEntity, accountsOf, entityOf, lastAdminOf, readUserAnywhere } from './users.ts'
import type { HandsOver } from './work-handover.ts'

/** How many properties of a person are listed at once. */
const maxProperties = 1000

export interface UsersOptions {
  readonly personalData: AllPersonalData
  readonly signIns: SignIns
  readonly handsOver: HandsOver
  readonly boundIdentities: BoundIdentities
}

export const createHandlers = ({
  personalData,
  signIns,
  handsOver,
  boundIdentities,
}: UsersOptions): Handlers<Areas['users']> => ({
  ...createAdministrationHandlers(signIns, handsOver),
  ...businessPropertyHandlers,

  readCurrentUser: (_input, context) => context.read((uow) => theUser(uow, context.actor.userId)),

  readUser: ({ params }, context) => context.read((uow) => theUser(uow, params.id)),

  listUsers: ({ params, query }, context) =>
    context.read(async (uow) => {
      const { companyId } = params
      if (companyId === uow.companyId) return listUsers(uow, query, context, boundIdentities)
      if (!(await isBranch(uow, companyId))) throw noCompany(companyId)
      return uow.within(companyId, (branch) => listUsers(branch, query, context, boundIdentities))
    }),

  setUserState: async ({ params, body }, context) => {
    await context.write(async (uow) => {
      await holdAdministrators(uow)
      const account = await accountStore.lockAccount(uow.tx, uow.companyId, params.id)
      const reason = await whyNotState(uow, params.id, body, context.actor.userId)
      if (reason !== undefined) throw new ApiError('Conflict', reason, account && { details: { state: account.state } })
      await accountStore.setState(uow.tx, uow.companyId, params.id, body)
      if (body === 'LOCKED') await signIns.endAllOf(uow, params.id)
      const kind = body === 'LOCKED' ? 'user.locked' : 'user.unlocked'
      await uow.log({ kind, objectType: 'user', objectId: params.id })
    })
    if (body === 'LOCKED') signIns.forget(params.id)
  },

  erasePerson: async ({ params }, context) => {
    await context.write((uow) => erasePerson(uow, params.id, context.actor.userId, personalData))
    signIns.forget(params.id)
  },

  listProperties: ({ params, query: { prefix = '' } }, context) =>
    context.read(async (uow) => {
      const { userId, homeId } = context.actor
      await mustBeOneself(uow, context, params.id, t`People can only access their own properties.`)
      const rows = await uow.within(homeId, (home) =>
        propertyStore.propertiesFrom(home.tx, homeId, userId, prefix, maxProperties),
      )
      return { Properties: rows.map(({ key: Key, value: Value }) => ({ Key, Value })) }
    }),

  readProperty: ({ params }, context) =>
    inHome(context, async (home) => {
      const own = params.id === context.actor.userId
      const value = own ? await propertyStore.property(home.tx, home.companyId, params.id, params.key) : undefined
      if (value === undefined) throw noProperty(params.key)
      return value
    }),

  saveProperty: ({ params, body }, context) =>
    context.write(async (uow) => {
      const { userId, homeId } = context.actor
      await mustBeOneself(uow, context, params.id, t`People can only access their own properties.`)
      const save = (home: UnitOfWork) => propertyStore.saveProperty(home.tx, homeId, userId, params.key, body)
      await (homeId === uow.companyId ? save(uow) : uow.within(homeId, save))
    }),

  saveAbsence: ({ params, body }, context) =>
    context.write(async (uow) => saveAbsence(uow, await oneself(uow, context, params.id), body)),

  listAbsences: ({ params }, context) =>
    context.read(async (uow) => {
      const row = await oneself(uow, context, params.id, accountStore.account)
      const absences = absencesFrom(row, dayIn(row.time_zone, uow.now))
      return { Absences: await Promise.all(absences.map((away) => absenceEntity(uow, row, away))) }
    }),

  saveAbsences: ({ params, body: { Absences } }, context) =>
    context.write(async (uow) => saveAbsences(uow, await oneself(uow, context, params.id), Absences)),

  endAbsence: ({ params }, context) =>
    context.write(async (uow) => endAbsence(uow, await oneself(uow, context, params.id))),

  listCompaniesOfUser: (_input, context) =>
    inHome(context, async (home) => {
      const rows = await membershipStore.companiesOf(home.tx, home.companyId, context.actor.userId)
      return { Companies: (await refsOf(home, rows)).map(({ parentId: _, ...company }) => company) }
    }),

  listBranchesOfUser: ({ params }, context) =>
    context.read(async (uow) => {
      const member = await memberAnywhere(uow, params.id)
      if (member === undefined) throw noUser(params.id)
      const rows = await within(uow, member.home_id, (home) =>
        membershipStore.companiesOf(home.tx, home.companyId, params.id),
      )
      const branches = (await refsOf(uow, rows)).filter(({ parentId }) => parentId !== null)
      const account = await within(uow, member.home_id, (home) =>
        accountStore.account(home.tx, home.companyId, params.id),
      )
      const primary = account?.primary_branch_id
      return branches.map(({ Id, Name, Country }) => ({ Id, Name, Country, Primary: Id === primary }))
    }),
})

interface ListQuery {
  readonly limit: number
  readonly page: number
  readonly q?: string
  readonly id?: string[]
  readonly state?: AccountState[]
  readonly includeMemberships: boolean
  readonly findMembers: boolean
  readonly public: boolean
  readonly actions: boolean
}

/** People by name. `id` names them and ignores paging; `findMembers` adds those whose account lives elsewhere. */
async function listUsers(
  uow: UnitOfWork,
  query: ListQuery,
  { actor }: RequestContext,
  boundIdentities: BoundIdentities,
) {
  const { limit, page, q, id, state, findMembers } = query
  const members = (await membershipStore.memberships(uow.tx, uow.companyId)).filter(
    ({ home_id, user_id }) => (findMembers || home_id === uow.companyId) && (id === undefined || id.includes(user_id)),
  )
  const found = await accountsOf(uow, members, {
    ...(q === undefined ? {} : { text: q }),
    visibleOnly: query.public,
    ...(id === undefined || state !== undefined ? { states: state ?? ['CREATED', 'ACTIVE'] } : {}),
  })
  found.sort(
    (a, b) => a.last_name.localeCompare(b.last_name) || a.first_name.localeCompare(b.first_name) || compare(a.id, b.id),
  )
  const paging = id === undefined ? { limit, page } : { limit: Math.max(found.length, 1), page: 0 }
  const shown = found.slice(paging.page * paging.limit, (paging.page + 1) * paging.limit)
  const roleOf = new Map(members.map(({ user_id, role_id }) => [user_id, role_id]))
  const UserAccounts = []
  const isLastAdmin = query.actions ? await lastAdminOf(uow) : undefined
  const bound = query.actions ? await boundIdentities(uow) : undefined
  for (const row of shown)
    UserAccounts.push({
      ...(await entityOf(uow, row, roleOf.get(row.id)!, query.includeMemberships)),
      ...(isLastAdmin && {
        AllowedActions: actor.permissions.has('user.write')
          ? [
              ...allowedActions({
                state: row.state as AccountState,
                livesHere: row.company_id === uow.companyId,
                own: row.id === actor.userId,
                lastAdmin: isLastAdmin(row.id),
                bound: bound?.has(row.id) === true,
              }),
            ]
          : [],
      }),
    })
  return { ...pageInfo(paging, found.length), UserAccounts }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

async function theUser(uow: UnitOfWork, userId: string) {
  const user = await readUserAnywhere(uow, userId)
  if (user === undefined) throw noUser(userId)
  return user
}

/** One's own account, held until the transaction ends where it is to be changed. */
async function oneself(
  uow: UnitOfWork,
  context: RequestContext,
  userId: string,
  find = accountStore.lockAccount,
): Promise<AccountRow> {
  await mustBeOneself(uow, context, userId, t`People can only set their own absence.`)
  const { homeId } = context.actor
  const row = await within(uow, homeId, (home) => find(home.tx, homeId, userId))
  if (row === undefined) throw noUser(userId)
  return row
}

const within = <T>(uow: UnitOfWork, companyId: string, work: (companyUow: UnitOfWork) => Promise<T>): Promise<T> =>
  companyId === uow.companyId ? work(uow) : uow.within(companyId, work)

const inHome = <T>(context: RequestContext, work: (home: UnitOfWork) => Promise<T>): Promise<T> =>
  context.read((uow) => within(uow, context.actor.homeId, work))

async function refsOf(uow: UnitOfWork, rows: readonly { member_id: string; role_id: string }[]) {
  const refs = []
  for (const { member_id, role_id } of rows) {
    const ref = await within(uow, member_id, companyRef)
    if (ref !== undefined) refs.push({ ...ref, Role: role_id })
  }
  return refs
}
