import type { Of, Session } from '@kontor/contract'
import { type Act, type Actor, notFound } from '../../platform/index.ts'
import { sealedUpTo } from '../../platform/log/store.ts'
import { type Apps, activeAppOf } from '../apps/index.ts'
import { companyRef, readCompany } from '../companies/index.ts'
import { identityOf, readUser } from '../users/index.ts'

type SessionEntity = Of<typeof Session>

/** What the shell needs to open, in the company that the act has entered. */
export async function sessionOf(
  act: Act,
  actor: Actor,
  { expires, apps, apiOrigin }: { expires: number; apps: Apps; apiOrigin: string },
): Promise<SessionEntity> {
  const user = await readUser(act, actor.userId)
  const company = await readCompany(act)
  if (user === undefined || company === undefined) throw notFound('user', actor.userId)
  return {
    User: user,
    Company: company,
    Companies: await companiesOf(act, actor),
    Permissions: [...actor.permissions].filter((permission) => permission !== 'anyone'),
    Apps: (await apps.active(act)).map((active) => activeAppOf(active)),
    ApiOrigin: apiOrigin,
    ExpiresAt: new Date(expires).toISOString(),
    Position: await sealedUpTo(act.tx, act.companyId),
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
