import type { Of, Session } from '@kontor/contract'
import type { Actor, UnitOfWork } from '../../platform/index.ts'
import { sealedUpTo } from '../../platform/log/store.ts'
import { type Apps, activeAppOf } from '../apps/index.ts'
import { companyRef, readCompany } from '../companies/index.ts'
import { termsAsked } from '../terms/index.ts'
import { identityOf, noUser, readUser } from '../users/index.ts'

type SessionEntity = Of<typeof Session>

/** What the shell needs to open, in the company that the unit of work has entered. */
export async function sessionOf(
  uow: UnitOfWork,
  actor: Actor,
  { expires, apps, apiOrigin }: { expires: number; apps: Apps; apiOrigin: string },
): Promise<SessionEntity> {
  const user = await readUser(uow, actor.userId)
  const company = await readCompany(uow)
  if (user === undefined || company === undefined) throw noUser(actor.userId)
  const terms = await termsAsked(uow, actor)
  return {
    User: user,
    Company: company,
    Companies: await companiesOf(uow, actor),
    Permissions: [...actor.permissions].filter((permission) => permission !== 'anyone'),
    Apps: (await apps.active(uow)).map((active) => activeAppOf(active)),
    ApiOrigin: apiOrigin,
    ExpiresAt: new Date(expires).toISOString(),
    ...(terms === undefined ? {} : { Terms: terms }),
    Position: await sealedUpTo(uow.tx, uow.companyId),
  }
}

async function companiesOf(uow: UnitOfWork, { userId, homeId }: Actor): Promise<SessionEntity['Companies']> {
  const identity = await uow.within(homeId, (home) => identityOf(home, userId))
  const found = []
  for (const { id } of identity?.companies ?? []) {
    const ref = await uow.within(id, companyRef)
    if (ref === undefined) continue
    const { Id, Name, Country, parentId } = ref
    found.push({ Id, Name, Country, ...(parentId === null ? {} : { ParentId: parentId }) })
  }
  return found
}
