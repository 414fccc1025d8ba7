import { erasePerson, loginOf } from './areas/users/index.ts'
import { areas } from './areas.ts'
import type { Platform } from './platform/index.ts'

/**
 * Erases what is kept of the person of this name, for the operator.
 *
 * @throws Error where nobody has the name; ApiError Conflict where they are the last administrator of a company.
 */
export async function erasePersonCalled(platform: Platform, username: string): Promise<string> {
  const login = await loginOf(platform, username)
  if (login === undefined) throw new Error(`Nobody is called ${username}: give the e-mail address of a person.`)
  await platform.transact(login.homeId, { actorId: null, requestId: 'kontor person' }, (uow) =>
    erasePerson(uow, login.userId, null, areas.personalData),
  )
  return login.userId
}
