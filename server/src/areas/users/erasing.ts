import { type Act, ApiError, notFound, type PersonalData } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { whyNotErase } from './rules.ts'
import * as store from './store.ts'
import { isLastAdmin } from './users.ts'

/** What all areas keep of people. */
export type AllPersonalData = Required<PersonalData>

/**
 * Takes away all that is kept of a person whose account lives in the company that the act has entered: name, address,
 * password, what they kept, where they worked, sessions and consents. Their id stays, and with it what they did. Doing
 * it again changes nothing.
 *
 * @throws ApiError ResourceNotFound, Conflict (oneself, or the last administrator of a company).
 */
export async function erasePerson(
  act: Act,
  userId: string,
  byId: string | null,
  personalData: AllPersonalData,
): Promise<void> {
  const account = await store.lockAccount(act.tx, act.companyId, userId)
  if (account === undefined) throw notFound('user', userId)
  if (account.state === 'DELETED') return
  const companies = await store.companiesOf(act.tx, act.companyId, userId)
  const inEach = async (work: (there: Act) => Promise<void>) => {
    for (const { member_id } of companies) await (member_id === act.companyId ? work(act) : act.within(member_id, work))
  }
  await inEach(async (there) => {
    const lastAdminOf = (await isLastAdmin(there, userId)) ? (await companyRef(there))?.Name : undefined
    const why = whyNotErase({ own: userId === byId, lastAdminOf })
    if (why !== undefined) throw new ApiError('Conflict', why)
  })
  await inEach(async (there) => {
    await personalData.inCompany(there, userId)
    await store.deleteMembership(there.tx, there.companyId, userId)
  })
  await personalData.inHome(act, userId)
  await store.eraseAccount(act.tx, act.companyId, userId)
  await act.log({ kind: 'user.erased', objectType: 'user', objectId: userId })
}
