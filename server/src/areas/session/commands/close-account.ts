import type { Author, Platform } from '../../../platform/index.ts'
import { lockAccount, loginOf } from '../../users/index.ts'
import { endSessions } from '../store.ts'

/** Locks somebody out by their name and ends all their sessions and tokens; false where nobody is called so. */
export async function closeAccount(platform: Platform, username: string, author: Author): Promise<boolean> {
  const login = await loginOf(platform, username)
  if (login === undefined) return false
  await platform.transact(login.homeId, author, async (home) => {
    await lockAccount(home, login.userId)
    await endSessions(home.tx, home.companyId, login.userId, ['browser', 'app', 'program'], home.now)
  })
  return true
}
