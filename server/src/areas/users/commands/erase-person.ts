import { ApiError, type PersonalData, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef, groupIds } from '../../companies/index.ts'
import { inCompany } from '../administered-companies.ts'
import { noUser } from '../not-found.ts'
import { whyNotErase } from '../rules.ts'
import * as accountStore from '../store/accounts.ts'
import * as membershipStore from '../store/memberships.ts'
import { lastAdminOf } from '../users.ts'

/** What all areas keep of people. */
export type AllPersonalData = Required<PersonalData>

/**
 * Takes away all that is kept of a person whose account lives in the company that the unit of work has entered: name, address,
 * password, what they kept, where they worked, sessions and consents. Their id stays, and with it what they did. Doing
 * it again changes nothing.
 *
 * @throws ApiError ResourceNotFound, Conflict (oneself, or the last administrator of a company).
 */
export async function erasePerson(
  uow: UnitOfWork,
  userId: string,
  byId: string | null,
  personalData: AllPersonalData,
): Promise<void> {
  const account = await accountStore.lockAccount(uow.tx, uow.companyId, userId)
  if (account === undefined) throw noUser(userId)
  if (account.state === 'DELETED') return
  const companies = await membershipStore.companiesOf(uow.tx, uow.companyId, userId)
  const inEach = async (work: (companyUow: UnitOfWork) => Promise<void>) => {
    for (const { member_id } of companies) await inCompany(uow, member_id, work)
  }
  await inEach(async (companyUow) => {
    const isLastAdmin = (await lastAdminOf(companyUow))(userId)
    const administered = isLastAdmin ? (await companyRef(companyUow))?.Name : undefined
    const why = whyNotErase({ own: userId === byId, lastAdminOf: administered })
    if (why !== undefined) throw new ApiError('Conflict', why)
  })
  // Whoever has left a company of the group has left something there, too.
  const group = new Set([...companies.map(({ member_id }) => member_id), ...(await groupIds(uow))])
  for (const id of group) await inCompany(uow, id, (companyUow) => personalData.inCompany(companyUow, userId))
  await inEach(({ tx, companyId }) => membershipStore.deleteMembership(tx, companyId, userId))
  await personalData.inHome(uow, userId)
  await accountStore.eraseAccount(uow.tx, uow.companyId, userId)
  await uow.log({ kind: 'user.erased', objectType: 'user', objectId: userId })
}
