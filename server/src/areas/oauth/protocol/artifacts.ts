import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import { hashOf, homeOf } from '../../session/index.ts'
import { grantOf } from '../grant-id.ts'
import { revokeGrant } from '../grants.ts'
import * as store from '../store.ts'
import { actIn, inSeconds, nowInSeconds, secondsLeft, type World } from './world.ts'

/** Authorization codes and refresh tokens: good once, found by their hash in the company that they name. */
export const artifacts = (world: World, kind: store.TokenRow['kind']): Partial<Adapter> => {
  const inHome = async <T>(token: string, work: Parameters<typeof actIn<T>>[2]): Promise<T | undefined> => {
    const homeId = homeOf(token)
    return homeId === undefined ? undefined : actIn(world, homeId, work)
  }
  return {
    upsert: (token, { jti: _, ...payload }, seconds = 0) =>
      actIn(world, homeOf(token) ?? '', ({ tx, companyId, now }) =>
        store.insertToken(tx, {
          company_id: companyId,
          hash: hashOf(token),
          kind,
          grant_id: grantOf(payload.grantId ?? '').id,
          payload,
          expires: inSeconds(now, seconds),
          consumed: null,
        }),
      ),
    find: (token) =>
      inHome(token, async ({ tx, companyId, now }) => {
        const row = await store.token(tx, companyId, kind, hashOf(token))
        if (row === undefined) return undefined
        return {
          ...(row.payload as AdapterPayload),
          jti: token,
          exp: nowInSeconds() + secondsLeft(row.expires, now),
          ...(row.consumed === null ? {} : { consumed: nowInSeconds() }),
        }
      }),
    /** Two that come at once with the same are told apart here: the second has been used, and ends all that came of it. */
    consume: async (token) => {
      const usedGrantId = await inHome(token, async (uow) => {
        const hash = hashOf(token)
        const row = await store.token(uow.tx, uow.companyId, kind, hash)
        if (row === undefined || (await store.consume(uow.tx, uow.companyId, hash, uow.now))) return undefined
        await revokeGrant(uow, world.sessions, row.grant_id)
        return row.grant_id
      })
      if (usedGrantId === undefined) return
      world.sessions.forget({ sessionId: usedGrantId })
      throw new errors.InvalidGrant('it was used before')
    },
    destroy: (token) => inHome(token, ({ tx, companyId }) => store.deleteToken(tx, companyId, hashOf(token))),
    revokeByGrantId: (grantId) => {
      const { homeId, id } = grantOf(grantId)
      return actIn(world, homeId, ({ tx }) => store.deleteTokensOf(tx, homeId, id))
    },
  }
}
