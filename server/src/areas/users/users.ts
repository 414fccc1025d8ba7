import { type Absence, type Of, type RoleId, roles, type User } from '@kontor/contract'
import { escapeHtml, t } from '@kontor/i18n'
import { ApiError, dayIn, type UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { absencesFrom } from './absences.ts'
import { inCompany, memberAnywhere } from './administered-companies.ts'
import { type AccountState, type AwayWith, commonZone, fullName, isAwayOn } from './rules.ts'
import * as accountStore from './store/accounts.ts'
import * as membershipStore from './store/memberships.ts'
import type { AccountRow, MembershipRow } from './store/user-tables.ts'

export interface NewUser {
  readonly id: string
  /** An e-mail address, the same everywhere in the network. */
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly title?: string
  readonly language: string
  readonly timeZone: string
  readonly roleId: RoleId
  /** From `hashPassword`; without one the person cannot sign in yet. */
  readonly passwordHash?: string
  /** CREATED until the person has chosen a password; ACTIVE where nothing is said. */
  readonly state?: 'CREATED' | 'ACTIVE'
  /** Whether colleagues of other companies see them; they do where nothing is said. */
  readonly visible?: boolean
}

/**
 * Creates a person whose account lives in the company that the unit of work has entered, with a role there.
 *
 * @throws ApiError Conflict where the name is somebody else's.
 */
export async function createUser(uow: UnitOfWork, user: NewUser): Promise<void> {
  if (!(await accountStore.saveLogin(uow.tx, user.username, uow.companyId, user.id)))
    throw new ApiError('Conflict', t`${user.username} is already in use: enter another address.`)
  await accountStore.insertAccount(uow.tx, {
    company_id: uow.companyId,
    id: user.id,
    username: user.username,
    password_hash: user.passwordHash ?? null,
    first_name: user.firstName,
    last_name: user.lastName,
    title: user.title ?? null,
    language: user.language,
    time_zone: user.timeZone,
    state: user.state ?? 'ACTIVE',
    visible: user.visible ?? true,
    created: uow.now,
  })
  await uow.log({ kind: 'user.created', objectType: 'user', objectId: user.id })
  await addMembership(uow, user.id, uow.companyId, user.roleId)
}

/** Gives somebody whose account lives in the entered company a role in a company: this one, a branch, another. */
export async function addMembership(uow: UnitOfWork, userId: string, companyId: string, roleId: RoleId): Promise<void> {
  const homeId = uow.companyId
  await membershipStore.insertUserCompany(uow.tx, {
    company_id: homeId,
    user_id: userId,
    member_id: companyId,
    role_id: roleId,
  })
  const join = async (companyUow: UnitOfWork) => {
    await membershipStore.insertMembership(companyUow.tx, {
      company_id: companyId,
      user_id: userId,
      home_id: homeId,
      role_id: roleId,
      created: uow.now,
    })
    await companyUow.log({ kind: 'user.joined', objectType: 'user', objectId: userId, detail: { role: roleId } })
  }
  await (companyId === homeId ? join(uow) : uow.within(companyId, join))
}

/** Locks an account of the company that the unit of work has entered. Ending its sessions is up to the caller. */
export async function lockAccount(uow: UnitOfWork, userId: string): Promise<void> {
  await accountStore.setState(uow.tx, uow.companyId, userId, 'LOCKED')
  await uow.log({ kind: 'user.locked', objectType: 'user', objectId: userId })
}

/** Lets somebody in again whose account lives in the company that the unit of work has entered. */
export async function unlockAccount(uow: UnitOfWork, userId: string): Promise<void> {
  await accountStore.setState(uow.tx, uow.companyId, userId, 'ACTIVE')
  await uow.log({ kind: 'user.unlocked', objectType: 'user', objectId: userId })
}

/** What the session needs to know of a person. */
export interface Identity {
  readonly name: string
  readonly state: AccountState
  readonly companies: readonly { readonly id: string; readonly roleId: string }[]
}

/** A person whose account lives in the company that the unit of work has entered. */
export async function identityOf(uow: UnitOfWork, userId: string): Promise<Identity | undefined> {
  const row = await accountStore.account(uow.tx, uow.companyId, userId)
  if (row === undefined) return undefined
  const companies = await membershipStore.companiesOf(uow.tx, uow.companyId, userId)
  return {
    name: fullName(row),
    state: row.state as AccountState,
    companies: companies.map(({ member_id, role_id }) => ({ id: member_id, roleId: role_id })),
  }
}

/** The names and mail addresses of people of the entered company, by id. Who is no member is left out. */
export async function addressesOf(
  uow: UnitOfWork,
  userIds: readonly string[],
): Promise<Map<string, { name: string; address: string; firstName: string; lastName: string }>> {
  const wanted = new Set(userIds)
  const members = (await membershipStore.memberships(uow.tx, uow.companyId)).filter(({ user_id }) =>
    wanted.has(user_id),
  )
  return new Map(
    (await accountsOf(uow, members, {})).map((row) => [
      row.id,
      { name: fullName(row), address: row.username, firstName: row.first_name, lastName: row.last_name },
    ]),
  )
}

/** By which clock each of them lives; who does not work here has none. */
export async function zonesOf(uow: UnitOfWork, userIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = new Set(userIds)
  const members = (await membershipStore.memberships(uow.tx, uow.companyId)).filter(({ user_id }) =>
    wanted.has(user_id),
  )
  return new Map((await accountsOf(uow, members, {})).map((row) => [row.id, row.time_zone]))
}

/** By which clock the company's days begin. */
export async function zoneOfCompany(uow: UnitOfWork): Promise<string> {
  const people = await accountsOf(uow, await membershipStore.memberships(uow.tx, uow.companyId), {})
  return commonZone(people.map(({ time_zone }) => time_zone))
}

/** Their names alone, for lists and histories. */
export const namesOf = async (uow: UnitOfWork, userIds: readonly string[]): Promise<Map<string, string>> =>
  new Map([...(await addressesOf(uow, userIds))].map(([id, { name }]) => [id, name]))

/** The role that a person has in the company that the unit of work has entered; undefined where they do not work there. */
export const roleOf = async (uow: UnitOfWork, userId: string): Promise<string | undefined> =>
  (await membershipStore.membership(uow.tx, uow.companyId, userId))?.role_id

/** How many people work in the company that the unit of work has entered. */
export const countMembers = async (uow: UnitOfWork): Promise<number> =>
  (await membershipStore.memberships(uow.tx, uow.companyId)).length

export const isMember = async (uow: UnitOfWork, userId: string): Promise<boolean> =>
  (await roleOf(uow, userId)) !== undefined

/** The accounts behind memberships, wherever they live. */
export async function accountsOf(
  uow: UnitOfWork,
  members: readonly MembershipRow[],
  wanted: Omit<accountStore.Wanted, 'ids'>,
): Promise<AccountRow[]> {
  const found: AccountRow[] = []
  for (const [homeId, group] of Map.groupBy(members, ({ home_id }) => home_id)) {
    const ids = group.map(({ user_id }) => user_id)
    const read = (home: UnitOfWork) => accountStore.accounts(home.tx, homeId, { ...wanted, ids })
    found.push(...(await (homeId === uow.companyId ? read(uow) : uow.within(homeId, read))))
  }
  return found
}

/** A person as the company that the unit of work has entered sees them; undefined where they do not work there. */
export async function readUser(uow: UnitOfWork, userId: string): Promise<Of<typeof User> | undefined> {
  const member = await membershipStore.membership(uow.tx, uow.companyId, userId)
  if (member === undefined) return undefined
  const [row] = await accountsOf(uow, [member], {})
  return row && entityOf(uow, row, member.role_id, true)
}

/** The same, of who works in a branch of it as well. */
export async function readUserAnywhere(uow: UnitOfWork, userId: string): Promise<Of<typeof User> | undefined> {
  const member = await memberAnywhere(uow, userId)
  return member && inCompany(uow, member.company_id, (there) => readUser(there, userId))
}

/** When somebody is away, now or next, as colleagues are told; nothing once it is over. */
export async function absenceOf(uow: UnitOfWork, row: AccountRow): Promise<Of<typeof Absence> | undefined> {
  const [away] = absencesFrom(row, dayIn(row.time_zone, uow.now))
  return away && absenceEntity(uow, row, away)
}

export async function absenceEntity(
  uow: UnitOfWork,
  { time_zone }: Pick<AccountRow, 'time_zone'>,
  away: AwayWith,
): Promise<Of<typeof Absence>> {
  const { from, until, substituteId } = away
  const name = substituteId === null ? undefined : (await namesOf(uow, [substituteId])).get(substituteId)
  return {
    From: from,
    Until: until,
    Now: isAwayOn(away, dayIn(time_zone, uow.now)),
    ...(substituteId !== null && name !== undefined && { Substitute: { UserId: substituteId, Name: name } }),
  }
}

/** The wire's form of an account (F-199), its names escaped for HTML (F-200). Memberships cost a query and are left out where nobody asks. */
export async function entityOf(
  uow: UnitOfWork,
  row: AccountRow,
  roleId: string,
  withMemberships: boolean,
): Promise<Of<typeof User>> {
  const inHome = <T>(work: (home: UnitOfWork) => Promise<T>) =>
    row.company_id === uow.companyId ? work(uow) : uow.within(row.company_id, work)
  const home = await inHome(companyRef)
  const away = await absenceOf(uow, row)
  const companies = withMemberships
    ? await inHome((at) => membershipStore.companiesOf(at.tx, row.company_id, row.id))
    : []
  return {
    Id: row.id,
    CompanyAccountId: row.company_id,
    CompanyName: home?.Name ?? '',
    Created: row.created.toISOString(),
    FirstName: escapeHtml(row.first_name),
    LastName: escapeHtml(row.last_name),
    ...(row.title === null ? {} : { Title: escapeHtml(row.title) }),
    Username: row.username,
    Language: row.language,
    TimeZone: row.time_zone,
    State: row.state as AccountState,
    Type: 'PERSON',
    RoleId: roleId,
    Visible: row.visible,
    ...(away === undefined ? {} : { Away: away }),
    Memberships: companies.map((member) => ({ UserId: row.id, GroupId: member.member_id, Role: member.role_id })),
  }
}

/** Tells of a person whether they are the only administrator of the entered company who can sign in. */
export async function lastAdminOf(uow: UnitOfWork): Promise<(userId: string) => boolean> {
  const admins = (await membershipStore.memberships(uow.tx, uow.companyId)).filter(
    ({ role_id }) => role_id === roles.companyAdmin,
  )
  const active = (await accountsOf(uow, admins, {})).filter(({ state }) => state === 'ACTIVE')
  return (userId) => admins.some(({ user_id }) => user_id === userId) && active.every(({ id }) => id === userId)
}
