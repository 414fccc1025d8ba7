import type { Of, Session } from '@kontor/contract'
import { type Act, type Actor, notFound } from '../../platform/index.ts'
import { companyRef, readCompany } from '../companies/index.ts'
import { identityOf, readUser } from '../users/index.ts'

type SessionEntity = Of<typeof Session>

/** What the shell needs to open, in the company that the act has entered. */
export async function sessionOf(
  act: Act,
  actor: Actor,
  expires: number,
  places: Pick<SessionEntity, 'Apps' | 'ApiOrigin'>,
): Promise<SessionEntity> {
  const user = await readUser(act, actor.userId)
  const company = await readCompany(act)
  if (user === undefined || company === undefined) throw notFound('user', actor.userId)
  return {
    User: user,
    Company: company,
    Companies: await companiesOf(act, actor),
    Permissions: [...actor.permissions].filter((permission) => permission !== 'anyone'),
    ...places,
    ExpiresAt: new Date(expires).toISOString(),
  }
}

async function companiesOf(act: Act, { userId, homeId }: Actor): Promise<SessionEntity['Companies']> {
  const identity = await act.within(homeId, (home) => identityOf(home, userId))
  const found = []
  for (const { id } of identity?.companies ?? []) {
    const ref = await act.within(id, companyRef)
    if (ref === undefined) continue
    const { Id, Name, Country, parentId } = ref
    found.push({ Id, Name, Country, ...(parentId === null ? {} : { ParentId: parentId }) })
  }
  return found
}
