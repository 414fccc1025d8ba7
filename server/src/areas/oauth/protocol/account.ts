import { unescapeHtml } from '@kontor/i18n'
import type { Account as ProtocolAccount } from 'oidc-provider'
import { identityOf, readUser, whyNotEnter } from '../../users/index.ts'
import { grantOf } from '../grant-id.ts'
import { ceilingOf } from '../scopes.ts'
import * as store from '../store.ts'
import { actIn, type World } from './world.ts'

/**
 * The person who allowed this, as a program may know them; undefined where they took it back or may not enter any more,
 * the program has no business in the company, or what they allowed belongs to an activation that has ended.
 */
export function findAccount(world: World, userId: string, grantId: string): Promise<ProtocolAccount | undefined> {
  const { homeId, id } = grantOf(grantId)
  return actIn(world, homeId, async (uow) => {
    const grant = await store.grant(uow.tx, homeId, id)
    if (grant?.user_id !== userId) return undefined
    const { entered_id: enteredId } = grant
    const identity = await identityOf(uow, userId)
    if (identity === undefined || whyNotEnter(identity.state) !== undefined) return undefined
    if (!identity.companies.some((company) => company.id === enteredId)) return undefined
    return uow.within(enteredId, async (companyUow) => {
      const ceiling = await ceilingOf(companyUow, world.apps, grant.client_id)
      const user = await readUser(companyUow, userId)
      if (user === undefined || ceiling?.activationId !== grant.activation_id) return undefined
      return {
        accountId: userId,
        claims: () => ({
          sub: userId,
          userId,
          companyId: enteredId,
          name: identity.name,
          given_name: unescapeHtml(user.FirstName),
          family_name: unescapeHtml(user.LastName),
          locale: user.Language,
          zoneinfo: user.TimeZone,
          email: user.Username,
        }),
      }
    })
  })
}

/** Which scope tells what of a person. */
export const claims = {
  openid: ['sub', 'userId', 'companyId'],
  profile: ['name', 'given_name', 'family_name', 'locale', 'zoneinfo'],
  email: ['email'],
}
