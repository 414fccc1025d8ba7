import { type Of, roles, type UserInput } from '@kontor/contract'
import { t, unescapeHtml } from '@kontor/i18n'
import { ApiError, mustKeep, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { companyOf, inCompany, mustAdminister } from '../administered-companies.ts'
import { noUser } from '../not-found.ts'
import * as accountStore from '../store/accounts.ts'
import { createUser, zoneOfCompany } from '../users.ts'
import { giveRole, mustBeRole, setMemberships, theirCompany } from './change-memberships.ts'

type Input = Of<typeof UserInput>

/** The longest name or title, in characters. */
const maxNameLength = 100

/** Told of who was added and has no password yet. */
export const invited = 'users.invited'

/**
 * Adds a person to a company that the caller administers. They sign in once they chose a password.
 *
 * @returns their id: the one that was given, or a new one (F-201)
 * @throws ApiError BadRequest, naming the field; ResourceNotFound (no such company); Conflict (id or address are taken)
 */
export async function addPerson(
  uow: UnitOfWork,
  username: string,
  input: Input,
  { language }: { language: string },
): Promise<string> {
  if (input.Username !== undefined && input.Username.toLowerCase() !== username.toLowerCase())
    throw unfit('Username', t`Username is ${input.Username}, but the URL contains ${username}: use the same value.`)
  mustKeep('State', input.State, 'CREATED')
  const { names, roleId } = checkNewcomer(unescaped(input))
  const companyId = input.CompanyAccountId ?? uow.companyId
  await mustAdminister(uow, companyId)
  const id = input.Id ?? uow.newId()
  await inCompany(uow, companyId, async (home) => {
    if ((await accountStore.account(home.tx, companyId, id)) !== undefined)
      throw new ApiError('Conflict', t`The user ${id} already exists: save it, or use another Id.`)
    await createUser(home, {
      id,
      username,
      ...names,
      language: input.Language ?? language,
      timeZone: zoneIn(input) ?? (await zoneOfCompany(home)),
      roleId: roleId as (typeof roles)[keyof typeof roles],
      state: 'CREATED',
      visible: input.Visible ?? true,
    })
    await home.later(invited, { userId: id })
  })
  for (const { GroupId, Role } of input.Memberships ?? []) await giveRole(uow, id, GroupId, Role)
  return id
}

/** @throws ApiError BadRequest where somebody cannot be added with this name or role */
export function checkNewcomer(input: Input) {
  const roleId = input.RoleId ?? roles.readOnly
  mustBeRole(roleId, 'RoleId')
  return { names: namesIn(input), roleId }
}

/** Who has an address: a person whom the caller administers, or somebody elsewhere. Undefined where it is free. */
export async function standingOfAddress(
  uow: UnitOfWork,
  username: string,
): Promise<{ readonly userId: string } | 'ELSEWHERE' | undefined> {
  const login = await accountStore.loginOf(uow.tx, username)
  if (login === undefined) return undefined
  return (await companyOf(uow, login.userId)) === undefined ? 'ELSEWHERE' : { userId: login.userId }
}

/**
 * Saves what is known of a person whose account lives in the entered company or in a branch of it. What is left out stays.
 *
 * @throws ApiError BadRequest, naming the field; ResourceNotFound; Conflict
 */
export async function savePerson(uow: UnitOfWork, userId: string, input: Input): Promise<void> {
  const { company_id: companyId, home_id: homeId } = await theirCompany(uow, userId)
  // F-254
  if (input.Id === undefined) throw unfit('Id', t`Id is required`)
  if (input.Id !== userId) throw unfit('Id', t`Id is ${input.Id}, but the URL contains ${userId}: use the same id.`)
  await mustLiveHere(uow, homeId)
  mustKeep('CompanyAccountId', input.CompanyAccountId, homeId)
  const names = namesIn(unescaped(input))
  const zone = zoneIn(input)
  await inCompany(uow, homeId, async (home) => {
    const before = await accountStore.lockAccount(home.tx, homeId, userId)
    if (before === undefined) throw noUser(userId)
    mustKeep('State', input.State, before.state)
    const username = input.Username ?? before.username
    if (username.toLowerCase() !== before.username.toLowerCase()) await rename(home, userId, username)
    await accountStore.saveDetails(home.tx, homeId, userId, {
      username,
      first_name: names.firstName,
      last_name: names.lastName,
      title: input.Title === undefined ? before.title : (names.title ?? null),
      language: input.Language ?? before.language,
      time_zone: zone ?? before.time_zone,
      visible: input.Visible ?? before.visible,
    })
    await home.log({ kind: 'user.saved', objectType: 'user', objectId: userId })
  })
  if (input.RoleId !== undefined) await giveRole(uow, userId, companyId, input.RoleId)
  if (input.Memberships !== undefined) await setMemberships(uow, userId, input.Memberships)
}

async function rename(home: UnitOfWork, userId: string, username: string): Promise<void> {
  await accountStore.eraseLogin(home.tx, home.companyId, userId)
  if (!(await accountStore.saveLogin(home.tx, username, home.companyId, userId)))
    throw new ApiError('Conflict', t`${username} is already in use: enter another address.`)
  await home.log({ kind: 'user.renamed', objectType: 'user', objectId: userId })
}

/** Names as people write them: programs send them as they were given out, escaped (F-200). */
const unescaped = (input: Input): Input => ({
  ...input,
  FirstName: unescapeHtml(input.FirstName),
  LastName: unescapeHtml(input.LastName),
  ...(input.Title === undefined ? {} : { Title: unescapeHtml(input.Title) }),
})

/** An account is changed where it lives. */
async function mustLiveHere(uow: UnitOfWork, homeId: string): Promise<void> {
  try {
    await mustAdminister(uow, homeId)
  } catch {
    throw new ApiError('Conflict', t`This account belongs to another company: an administrator there can change it.`)
  }
}

function namesIn(input: Pick<Input, 'FirstName' | 'LastName' | 'Title'>) {
  const trimmed = { FirstName: input.FirstName.trim(), LastName: input.LastName.trim(), Title: input.Title?.trim() }
  if (trimmed.FirstName === '' && trimmed.LastName === '')
    throw unfit('LastName', t`FirstName and LastName are empty: enter at least one of them.`)
  for (const [field, text = ''] of Object.entries(trimmed))
    if (text.length > maxNameLength)
      throw unfit(field, t`${field} has ${text.length} characters: use at most ${maxNameLength}.`)
  return {
    firstName: trimmed.FirstName,
    lastName: trimmed.LastName,
    ...(trimmed.Title ? { title: trimmed.Title } : {}),
  }
}

function zoneIn({ TimeZone }: Pick<Input, 'TimeZone'>): string | undefined {
  if (TimeZone === undefined) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: TimeZone })
    return TimeZone
  } catch {
    throw unfit('TimeZone', t`TimeZone is ${TimeZone}: use the name of a time zone, such as Europe/Berlin.`)
  }
}
