import { type Message, t } from '@kontor/i18n'
import type { ObjectRule, UnitOfWork } from '../../platform/index.ts'
import { noUser } from './not-found.ts'
import { type AccountState, refusal } from './rules.ts'
import * as accountStore from './store/accounts.ts'
import * as membershipStore from './store/memberships.ts'
import { lastAdminOf } from './users.ts'

/**
 * Why a person cannot bring the account of another into this state; undefined where they can.
 *
 * @throws ApiError ResourceNotFound where the other does not work in the entered company.
 */
export async function whyNotState(
  uow: UnitOfWork,
  userId: string,
  to: AccountState,
  byId: string,
): Promise<Message | undefined> {
  const member = await membershipStore.membership(uow.tx, uow.companyId, userId)
  if (member === undefined) throw noUser(userId)
  if (member.home_id !== uow.companyId)
    return t`This account belongs to another company: an administrator there can lock it.`
  const account = await accountStore.account(uow.tx, uow.companyId, userId)
  if (account === undefined) throw noUser(userId)
  const lastAdmin = (await lastAdminOf(uow))(userId)
  return refusal({ from: account.state as AccountState, to, own: userId === byId, lastAdmin })
}

const ruleOf = (to: AccountState): ObjectRule => ({
  right: 'user.write',
  stands: 'users/rules.ts',
  whyNot: (uow, userId, byId) => whyNotState(uow, userId, to, byId),
})

/** What is done with a person’s account, for whoever asks why. */
export const objectRules = {
  'user.read': {
    right: 'user.read',
    stands: 'users/users.ts',
    whyNot: async (uow, userId) => {
      if ((await membershipStore.membership(uow.tx, uow.companyId, userId)) === undefined) throw noUser(userId)
      return undefined
    },
  } satisfies ObjectRule,
  'user.lock': ruleOf('LOCKED'),
  'user.unlock': ruleOf('ACTIVE'),
}
