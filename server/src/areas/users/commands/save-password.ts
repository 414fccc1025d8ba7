import type { UnitOfWork } from '../../../platform/index.ts'
import { type AccountState, fullName } from '../rules.ts'
import * as accountStore from '../store/accounts.ts'

/** Whose password it is, as far as choosing one needs to know. */
export interface Signing {
  readonly username: string
  readonly name: string
  /** BCP 47. */
  readonly language: string
  readonly state: AccountState
  readonly passwordHash: string | null
}

/** A person whose account lives in the company that the unit of work has entered; undefined where there is none. */
export async function signingOf(uow: UnitOfWork, userId: string): Promise<Signing | undefined> {
  const row = await accountStore.account(uow.tx, uow.companyId, userId)
  return (
    row && {
      username: row.username,
      name: fullName(row),
      language: row.language,
      state: row.state as AccountState,
      passwordHash: row.password_hash,
    }
  )
}

/** Holds the account until the transaction ends: what is done with its sign-in at the same time waits. */
export async function holdAccount(uow: UnitOfWork, userId: string): Promise<void> {
  await accountStore.lockAccount(uow.tx, uow.companyId, userId)
}

/** Gives a person another password, from `hashPassword`; with the first one the account becomes ACTIVE. */
export async function savePassword(uow: UnitOfWork, userId: string, hash: string): Promise<void> {
  await accountStore.setPassword(uow.tx, uow.companyId, userId, hash)
  await uow.log({ kind: 'user.password-chosen', objectType: 'user', objectId: userId })
}

/** An account that waited for its first password is ACTIVE by another way in. */
export async function activateInvited(uow: UnitOfWork, userId: string): Promise<void> {
  const row = await accountStore.lockAccount(uow.tx, uow.companyId, userId)
  if (row?.state !== 'CREATED') return
  await accountStore.setState(uow.tx, uow.companyId, userId, 'ACTIVE')
  await uow.log({ kind: 'user.activated', objectType: 'user', objectId: userId })
}
