import type { Platform, UnitOfWork } from '../../../platform/index.ts'
import { passwordFits } from '../password.ts'
import { type AccountState, afterFailure, isResting, whyNotEnter } from '../rules.ts'
import * as store from '../store.ts'

export interface Login {
  readonly homeId: string
  readonly userId: string
}

/** What a try to sign in came to. `resting` ends at `until`; a `stranger` is a name that nobody has. */
export type Try =
  | ({ readonly kind: 'in' } & Login)
  | { readonly kind: 'wrong' }
  | { readonly kind: 'stranger' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'resting'; readonly until: Date }

/** Where a person of this name lives; undefined where nobody has it. */
export const loginOf = (platform: Platform, username: string): Promise<Login | undefined> =>
  platform.db.plain((tx) => store.loginOf(tx, username))

/**
 * Tries a name and a password. The password is worked out outside any transaction and for unknown names too, so that
 * time tells nothing; failures in a row are counted where the account lives.
 */
export async function trySignIn(
  platform: Platform,
  username: string,
  password: string,
  requestId: string,
): Promise<Try> {
  const login = await loginOf(platform, username)
  const inHome = <T>(work: (uow: UnitOfWork, at: Login) => Promise<T>): Promise<T> | undefined =>
    login && platform.transact(login.homeId, { actorId: login.userId, requestId }, (uow) => work(uow, login))
  const account = await inHome((uow, { homeId, userId }) => store.account(uow.tx, homeId, userId))
  if (account !== undefined && isResting(account.locked_until, platform.clock.now()))
    return { kind: 'resting', until: account.locked_until as Date }
  const fits = await passwordFits(password, account?.password_hash)
  if (login === undefined || account === undefined) return { kind: 'stranger' }
  if (fits && whyNotEnter(account.state as AccountState) !== undefined) return { kind: 'locked' }
  await inHome(async (uow, { homeId, userId }) => {
    const now = await store.lockAccount(uow.tx, homeId, userId)
    const { failures, lockedUntil } = fits
      ? { failures: 0, lockedUntil: null }
      : afterFailure(now?.failures ?? 0, uow.now)
    if (fits && now?.failures === 0) return
    await store.setFailures(uow.tx, homeId, userId, failures, lockedUntil)
    if (lockedUntil !== null) await uow.log({ kind: 'user.rested', objectType: 'user', objectId: userId })
  })
  return fits ? { kind: 'in', ...login } : { kind: 'wrong' }
}
