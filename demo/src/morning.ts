import { roles } from '@kontor/contract'
import { saveProfile } from '@kontor/server/areas/companies'
import { logFailure } from '@kontor/server/areas/session'
import { giveRole } from '@kontor/server/areas/users'
import { demoCompanies } from './companies.ts'
import { at } from './days.ts'
import type { Network } from './happen.ts'
import { invitedPlace } from './invited.ts'

const administrated = demoCompanies[0]!
const place = (role: string): number => administrated.people.findIndex((person) => person.role === role)

/** The partner that was founded under another name, which it gives up this morning. */
export const renamed = { key: 'okafor', before: 'Okafor Design' }

/**
 * What an administrator finds in the audit log in the morning: somebody who forgot a password, a colleague who got another
 * role, a partner that is called something else.
 */
export async function morningOfAdministrator(
  { transact, ids }: Network,
  clock: { set(at: string): void },
  { day, now }: { readonly day: string; readonly now: string },
): Promise<void> {
  const home = ids.company(administrated.key)
  const moment = (minute: number) => clock.set([at(day, minute), now].toSorted()[0]!)
  for (const minute of [402, 403]) {
    moment(minute)
    const author = { actorId: null, requestId: `demo sign-in ${minute}` }
    await transact(home, author, (uow) => logFailure(uow, ids.person(administrated.key, place('readOnly')), 'password'))
  }
  moment(415)
  const administrator = { actorId: ids.person(administrated.key, place('companyAdmin')), requestId: 'demo roles' }
  const invited = ids.person(administrated.key, invitedPlace)
  await transact(home, administrator, (uow) => giveRole(uow, invited, home, roles.apClerk))
  moment(430)
  const { name } = demoCompanies.find(({ key }) => key === renamed.key)!
  const owner = { actorId: ids.person(renamed.key, 0), requestId: 'demo profile' }
  await transact(ids.company(renamed.key), owner, (uow) => saveProfile(uow, { CompanyName: name }))
}
