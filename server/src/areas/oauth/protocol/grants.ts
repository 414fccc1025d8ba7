import type { Adapter } from 'oidc-provider'
import { grantOf } from '../grant-id.ts'
import { revokeGrant } from '../grants.ts'
import * as store from '../store.ts'
import { actIn, type World } from './world.ts'

/** What people have allowed; the consent screen writes it, the protocol reads it and takes it back. */
export const grants = (world: World): Partial<Adapter> => ({
  find: async (grantId) => {
    const { homeId, id } = grantOf(grantId)
    const row = await actIn(world, homeId, ({ tx }) => store.grant(tx, homeId, id))
    if (row === undefined) return undefined
    return {
      kind: 'Grant',
      jti: grantId,
      clientId: row.client_id,
      accountId: row.user_id,
      openid: { scope: row.scopes.join(' ') },
      rejected: { openid: { scope: row.refused.join(' ') } },
    }
  },
  destroy: async (grantId) => {
    const { homeId, id } = grantOf(grantId)
    await actIn(world, homeId, (uow) => revokeGrant(uow, world.sessions, id))
    world.sessions.forget({ sessionId: id })
  },
})
