import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { noCompany } from '../../companies/index.ts'
import {
  administeredIds,
  companyOf,
  holdAdministrators,
  inCompany,
  mustAdminister,
  type Whereabouts,
} from '../administered-companies.ts'
import { noRole, noUser } from '../not-found.ts'
import { whyNotDemote } from '../rules.ts'
import * as accountStore from '../store/accounts.ts'
import * as membershipStore from '../store/memberships.ts'
import { lastAdminOf } from '../users.ts'

const known: ReadonlySet<string> = new Set(Object.values(roles))

/** @throws ApiError BadRequest, naming the field, where there is no such role. */
export function mustBeRole(roleId: string, field = 'roleId'): void {
  if (!known.has(roleId))
    throw unfit(field, t`The role ${roleId} does not exist: use the id of one of the network’s roles.`)
}

/** @throws ApiError ResourceNotFound where they neither work nor have their account in the entered company or a branch of it. */
export async function theirCompany(uow: UnitOfWork, userId: string): Promise<Whereabouts> {
  const found = await companyOf(uow, userId)
  if (found === undefined) throw noUser(userId)
  return found
}

/**
 * Gives a person a role in a company that the caller administers: another one, or their first there.
 *
 * @throws ApiError ResourceNotFound; BadRequest (no such role); Conflict where the last administrator would lose the role
 */
export async function giveRole(uow: UnitOfWork, userId: string, companyId: string, roleId: string): Promise<void> {
  mustBeRole(roleId)
  await mustAdminister(uow, companyId)
  const { home_id: homeId } = await theirCompany(uow, userId)
  await inCompany(uow, companyId, async (there) => {
    await holdAdministrators(there)
    const before = await membershipStore.membership(there.tx, companyId, userId)
    if (before?.role_id === roleId) return
    if (before === undefined) {
      const row = { company_id: companyId, user_id: userId, home_id: homeId, role_id: roleId, created: uow.now }
      await membershipStore.insertMembership(there.tx, row)
    } else {
      await mustStay(there, userId)
      await membershipStore.setMembershipRole(there.tx, companyId, userId, roleId)
    }
    const kind = before === undefined ? 'user.joined' : 'user.role-changed'
    const detail = { ...(before && { before: before.role_id }), role: roleId }
    await there.log({ kind, objectType: 'user', objectId: userId, detail })
  })
  await inCompany(uow, homeId, ({ tx }) =>
    membershipStore.setUserCompanyRole(tx, {
      company_id: homeId,
      user_id: userId,
      member_id: companyId,
      role_id: roleId,
    }),
  )
}

/**
 * Takes a person out of a company that the caller administers. Their account, and what they did, stay.
 *
 * @param roleId where they are taken out only as far as they have this role
 * @throws ApiError ResourceNotFound; Conflict for the last administrator
 */
export async function takeOut(uow: UnitOfWork, userId: string, companyId: string, roleId?: string): Promise<void> {
  await mustAdminister(uow, companyId)
  const homeId = await inCompany(uow, companyId, async (there) => {
    await holdAdministrators(there)
    const member = await membershipStore.membership(there.tx, companyId, userId)
    if (member === undefined) throw noUser(userId)
    if (roleId !== undefined && member.role_id !== roleId) throw noRole(userId, roleId)
    await mustStay(there, userId)
    await membershipStore.deleteMembership(there.tx, companyId, userId)
    await there.log({ kind: 'user.left', objectType: 'user', objectId: userId })
    return member.home_id
  })
  await inCompany(uow, homeId, async ({ tx }) => {
    await membershipStore.deleteUserCompany(tx, homeId, userId, companyId)
    const account = await accountStore.lockAccount(tx, homeId, userId)
    if (account?.primary_branch_id === companyId) await accountStore.setPrimaryBranch(tx, homeId, userId, null)
  })
}

/**
 * Sets all companies that the caller administers in which a person works; where else they work stays.
 *
 * @throws ApiError ResourceNotFound, BadRequest (no such role, or a company twice), Conflict (the last administrator)
 */
export async function setMemberships(
  uow: UnitOfWork,
  userId: string,
  wanted: readonly { readonly GroupId: string; readonly Role: string }[],
): Promise<void> {
  const ids = wanted.map(({ GroupId }) => GroupId)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined)
    throw unfit(
      'Memberships',
      t`Memberships contains the company ${twice} twice: a person has one role in each company.`,
    )
  await theirCompany(uow, userId)
  // Who is moved joins first: a person who is in no company for a moment could not be found.
  for (const { GroupId, Role } of wanted) await giveRole(uow, userId, GroupId, Role)
  for (const companyId of await administeredIds(uow)) {
    const works = await inCompany(uow, companyId, ({ tx }) => membershipStore.membership(tx, companyId, userId))
    if (works !== undefined && !ids.includes(companyId)) await takeOut(uow, userId, companyId)
  }
}

/** @throws ApiError ResourceNotFound where it is no branch in which the person works. */
export async function setPrimaryBranch(uow: UnitOfWork, userId: string, branchId: string): Promise<void> {
  const { home_id: homeId } = await theirCompany(uow, userId)
  await mustAdminister(uow, branchId)
  const works = await inCompany(uow, branchId, ({ tx }) => membershipStore.membership(tx, branchId, userId))
  if (works === undefined || branchId === uow.companyId) throw noCompany(branchId)
  await inCompany(uow, homeId, ({ tx }) => accountStore.setPrimaryBranch(tx, homeId, userId, branchId))
  await uow.log({ kind: 'user.primary-branch-set', objectType: 'user', objectId: userId })
}

async function mustStay(there: UnitOfWork, userId: string): Promise<void> {
  const why = whyNotDemote((await lastAdminOf(there))(userId))
  if (why !== undefined) throw new ApiError('Conflict', why)
}
