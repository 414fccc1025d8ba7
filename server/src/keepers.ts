import { forgetAutoAssignments, leaveAll } from './areas/assignments/index.ts'
import { forgetNotices } from './areas/mail/index.ts'
import { eraseGrants } from './areas/oauth/index.ts'
import { eraseSessions } from './areas/session/index.ts'
import { removeFromAll } from './areas/teams/index.ts'
import { erasePerson, type Keepers, loginOf } from './areas/users/index.ts'
import type { Platform } from './platform/index.ts'

/** All areas that keep something of people beside the users' own. */
export const keepers: Keepers = {
  inHome: async (home, userId) => {
    await eraseSessions(home.tx, home.companyId, userId)
    await eraseGrants(home.tx, home.companyId, userId)
  },
  inCompany: async (there, userId) => {
    await removeFromAll(there, userId)
    await forgetNotices(there, userId)
    await leaveAll(there, userId)
    await forgetAutoAssignments(there, userId)
  },
}

/**
 * Erases what is kept of the person of this name, for the operator.
 *
 * @throws Error where nobody has the name; Fault Conflict where they are the last administrator of a company.
 */
export async function erasePersonCalled(platform: Platform, username: string): Promise<string> {
  const login = await loginOf(platform, username)
  if (login === undefined) throw new Error(`Nobody is called ${username}: give the e-mail address of a person.`)
  await platform.act(login.homeId, { actorId: null, requestId: 'kontor person' }, (act) =>
    erasePerson(act, login.userId, null, keepers),
  )
  return login.userId
}
