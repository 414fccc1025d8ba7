import type { Platform } from '../../../platform/index.ts'
import type { AccountState } from '../rules.ts'
import * as accountStore from '../store/accounts.ts'

export interface Login {
  readonly homeId: string
  readonly userId: string
}

/** Whom somebody claims to be. */
export interface Claimed {
  /** undefined where nobody has the name. */
  readonly login: Login | undefined
  readonly passwordHash: string | null
  readonly state: AccountState
}

/** Where a person of this name lives; undefined where nobody has it. */
export const loginOf = (platform: Platform, username: string): Promise<Login | undefined> =>
  platform.db.plain((tx) => accountStore.loginOf(tx, username))

/** Nobody: what is asked about somebody is asked about them too. */
const nobody: Login = { homeId: '00000000-0000-0000-0000-000000000000', userId: '00000000-0000-0000-0000-000000000000' }

/** Who has this name. A name that nobody has is looked up in as many steps, so that time tells nothing. */
export async function claimedBy(platform: Platform, username: string, requestId: string): Promise<Claimed> {
  const login = await loginOf(platform, username)
  const { homeId, userId } = login ?? nobody
  const account = await platform.read(homeId, { actorId: null, requestId }, (uow) =>
    accountStore.account(uow.tx, homeId, userId),
  )
  return {
    login: account && login,
    passwordHash: account?.password_hash ?? null,
    state: (account?.state ?? 'CREATED') as AccountState,
  }
}
