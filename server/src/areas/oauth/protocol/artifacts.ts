import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { UnitOfWork } from '../../../platform/index.ts'
import { hashOf, homeOf } from '../../session/index.ts'
import { grantOf } from '../grant-id.ts'
import { revokeGrant } from '../grants.ts'
import { consentEnds } from '../rules.ts'
import * as store from '../store.ts'
import { actIn, inSeconds, nowInSeconds, onMachineClock, onOurClock, secondsLeft, type World } from './world.ts'

/** Authorization codes and refresh tokens: good once, found by their hash in the company that they name. */
export const artifacts = (world: World, kind: store.TokenRow['kind']): Partial<Adapter> => {
  const inHome = async <T>(token: string, work: Parameters<typeof actIn<T>>[2]): Promise<T | undefined> => {
    const homeId = homeOf(token)
    return homeId === undefined ? undefined : actIn(world, homeId, work)
  }
  return {
    upsert: (token, { jti: _, ...payload }, seconds = 0) =>
      actIn(world, homeOf(token) ?? '', async (uow) => {
        const asked = inSeconds(uow.now, seconds)
        const line = kind === 'RefreshToken' ? await lineOf(uow, payload) : undefined
        await store.insertToken(uow.tx, {
          company_id: uow.companyId,
          hash: hashOf(token),
          kind,
          grant_id: grantOf(payload.grantId ?? '').id,
          payload: line === undefined ? payload : { ...payload, iiat: line.began.getTime() / 1000 },
          expires: line === undefined || asked < line.ends ? asked : line.ends,
          consumed: null,
        })
      }),
    find: (token) =>
      inHome(token, async ({ tx, companyId, now }) => {
        const row = await store.token(tx, companyId, kind, hashOf(token))
        if (row === undefined) return undefined
        const payload = row.payload as AdapterPayload
        return {
          ...payload,
          ...(payload.iiat === undefined ? {} : { iiat: onMachineClock(new Date(payload.iiat * 1000), now) }),
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

/**
 * When the line of a refresh token began and ends at last: with the consent that its first token came of. The library hands
 * the beginning on from each to the next (`iiat`), so what the person allows later prolongs no line of before.
 *
 * @throws InvalidGrant where the person has taken it back
 */
async function lineOf({ tx, companyId, now }: UnitOfWork, payload: AdapterPayload) {
  const grant = await store.grant(tx, companyId, grantOf(payload.grantId ?? '').id)
  if (grant === undefined) throw new errors.InvalidGrant('it was taken back')
  const first = payload.iiat === undefined ? now : onOurClock(payload.iiat, now)
  const began = first < grant.allowed ? first : grant.allowed
  return { began: new Date(Math.floor(began.getTime() / 1000) * 1000), ends: consentEnds(began) }
}
