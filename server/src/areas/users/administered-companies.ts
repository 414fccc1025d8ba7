import { roles } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { branchIds, noCompany } from '../companies/index.ts'
import * as accountStore from './store/accounts.ts'
import * as membershipStore from './store/memberships.ts'
import type { MembershipRow } from './store/user-tables.ts'

/** The companies that an administrator of the entered one administers: that one, and its branches. */
export const administeredIds = async (uow: UnitOfWork): Promise<readonly string[]> => [
  uow.companyId,
  ...(await branchIds(uow)),
]

/** @throws ApiError ResourceNotFound where the company is not one of them. */
export async function mustAdminister(uow: UnitOfWork, companyId: string): Promise<void> {
  if (!(await administeredIds(uow)).includes(companyId)) throw noCompany(companyId)
}

/** The person in the entered company, or in a branch of it; undefined where they work in neither. */
export async function memberAnywhere(uow: UnitOfWork, userId: string): Promise<MembershipRow | undefined> {
  for (const companyId of await administeredIds(uow)) {
    const member = await inCompany(uow, companyId, ({ tx }) => membershipStore.membership(tx, companyId, userId))
    if (member !== undefined) return member
  }
  return undefined
}

/** A company of a person, and the one in which their account lives. */
export type Whereabouts = Pick<MembershipRow, 'company_id' | 'home_id'>

/**
 * The company in which a person works, the entered one before its branches; of who left them all, the one in which their account
 * lives, so that they can be taken back. Undefined of everybody else.
 */
export async function companyOf(uow: UnitOfWork, userId: string): Promise<Whereabouts | undefined> {
  const member = await memberAnywhere(uow, userId)
  if (member !== undefined) return member
  for (const companyId of await administeredIds(uow)) {
    const account = await inCompany(uow, companyId, ({ tx }) => accountStore.account(tx, companyId, userId))
    if (account !== undefined && account.state !== 'DELETED') return { company_id: companyId, home_id: companyId }
  }
  return undefined
}

/** Work in a company: the one that was entered, or another. */
export const inCompany = <T>(
  uow: UnitOfWork,
  companyId: string,
  work: (there: UnitOfWork) => Promise<T>,
): Promise<T> => (companyId === uow.companyId ? work(uow) : uow.within(companyId, work))

/** Holds the administrators of the entered company: of two who take the role from each other, one is the last. */
export const holdAdministrators = async (uow: UnitOfWork): Promise<void> =>
  void (await membershipStore.lockMembersIn(uow.tx, uow.companyId, roles.companyAdmin))
