import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import type { Founders } from '../../companies/index.ts'
import { memberAnywhere } from '../administered-companies.ts'
import * as accountStore from '../store/accounts.ts'
import { addMembership, createUser, zoneOfCompany } from '../users.ts'
import { invited } from './save-person.ts'

/** Gives a new branch of the entered company its administrators: the one who is named, and whoever creates it. */
export const administerBranch: Founders['administerBranch'] = async (uow, branchId, first, creator) => {
  const address = first.Person.Email
  const login = await accountStore.loginOf(uow.tx, address)
  const userId = login === undefined ? await added(uow, branchId, first) : login.userId
  if (login !== undefined) {
    const isOwn = userId === creator.userId || (await memberAnywhere(uow, userId)) !== undefined
    if (!isOwn)
      throw new ApiError('Conflict', t`${address} is already in use by another company: enter another address.`)
    await join(uow, login.homeId, userId, branchId)
  }
  if (userId !== creator.userId) await join(uow, creator.homeId, creator.userId, branchId)
}

/** The name is the address until the person writes their own. */
async function added(uow: UnitOfWork, branchId: string, first: Parameters<Founders['administerBranch']>[2]) {
  const timeZone = first.TimeZone ?? (await zoneOfCompany(uow))
  const id = first.Id ?? uow.newId()
  await uow.within(branchId, async (branch) => {
    await createUser(branch, {
      id,
      username: first.Person.Email,
      firstName: first.Person.Email.split('@')[0] ?? '',
      lastName: '',
      language: first.Language ?? first.language,
      timeZone,
      roleId: roles.companyAdmin,
      state: 'CREATED',
      visible: first.Visible ?? true,
    })
    if (first.invite) await branch.later(invited, { userId: id })
  })
  return id
}

const join = (uow: UnitOfWork, homeId: string, userId: string, branchId: string): Promise<void> => {
  const add = (home: UnitOfWork) => addMembership(home, userId, branchId, roles.companyAdmin)
  return homeId === uow.companyId ? add(uow) : uow.within(homeId, add)
}
