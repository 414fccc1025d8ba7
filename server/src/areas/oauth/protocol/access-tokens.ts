import { type Adapter, type AdapterPayload, errors } from 'oidc-provider'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type ClientToken, homeOf } from '../../session/index.ts'
import { identityOf } from '../../users/index.ts'
import { grantIdOf, grantOf } from '../grant-id.ts'
import { rightsIn } from '../rules.ts'
import { ceilingOf } from '../scopes.ts'
import * as store from '../store.ts'
import { actIn, inSeconds, nowInSeconds, secondsLeft, type World } from './world.ts'

/** Access tokens are credentials like those of apps: one look-up says whom they speak for and what they may. */
const credentials = (world: World) => {
  const inHome = async <T>(token: string, work: (uow: UnitOfWork) => Promise<T>): Promise<T | undefined> => {
    const homeId = homeOf(token)
    return homeId === undefined ? undefined : actIn(world, homeId, work)
  }
  return {
    find: (token: string, fits: (found: ClientToken) => boolean, more: (found: ClientToken) => AdapterPayload) =>
      inHome(token, async (uow) => {
        const found = await world.sessions.readForClient(uow, token)
        if (found === undefined || !fits(found)) return undefined
        const exp = nowInSeconds() + secondsLeft(found.expires, uow.now)
        return { jti: token, clientId: found.clientId, scope: found.scopes.join(' '), exp, ...more(found) }
      }),
    destroy: async (token: string): Promise<void> => {
      const id = await inHome(token, async (uow) => {
        const found = await world.sessions.readForClient(uow, token)
        if (found !== undefined) await world.sessions.end(uow, found.id)
        return found?.id
      })
      if (id !== undefined) world.sessions.forget({ sessionId: id })
    },
  }
}

const scopesOf = (payload: AdapterPayload): string[] => (payload.scope ?? '').split(' ').filter(Boolean)

/** For a person, by what they allowed. */
export const accessTokens = (world: World): Partial<Adapter> => {
  const { find, destroy } = credentials(world)
  return {
    upsert: (token, payload, seconds = 0) =>
      actIn(world, homeOf(token) ?? '', async (uow) => {
        const { id } = grantOf(payload.grantId ?? '')
        const grant = await store.grant(uow.tx, uow.companyId, id)
        if (grant === undefined) throw new errors.InvalidGrant('it was taken back')
        await world.sessions.openForClient(uow, token, {
          userId: grant.user_id,
          enteredId: grant.entered_id,
          clientId: grant.client_id,
          grantId: id,
          activationId: grant.activation_id,
          scopes: scopesOf(payload),
          expires: inSeconds(uow.now, seconds),
        })
      }),
    find: (token) =>
      find(
        token,
        ({ grantId }) => grantId !== null,
        ({ userId, grantId }) => ({
          kind: 'AccessToken',
          accountId: userId,
          grantId: grantIdOf(homeOf(token) ?? '', grantId ?? ''),
        }),
      ),
    destroy,
    revokeByGrantId: async (grantId) => {
      const { homeId, id } = grantOf(grantId)
      await actIn(world, homeId, (uow) => world.sessions.end(uow, id))
      world.sessions.forget({ sessionId: id })
    },
  }
}

/** For the program itself, as the identity that the operator gave to it. */
export const ownTokens = (world: World): Partial<Adapter> => {
  const { find, destroy } = credentials(world)
  return {
    upsert: (token, payload, seconds = 0) =>
      actIn(world, homeOf(token) ?? '', async (uow) => {
        const client = await store.client(uow.tx, payload.clientId ?? '')
        const ceiling = await ceilingOf(uow, world.apps, payload.clientId ?? '')
        const identity = client?.acts_as == null ? undefined : await identityOf(uow, client.acts_as)
        if (client?.acts_as == null || ceiling === undefined || identity?.state !== 'ACTIVE')
          throw new errors.InvalidClient('the program may not work for this company now', payload.clientId ?? '')
        const scopes = scopesOf(payload)
        const beyond = rightsIn(scopes).filter((right) => !(ceiling.permissions as string[]).includes(right))
        if (beyond.length > 0) throw new errors.InvalidScope('the program does not have this right', beyond.join(' '))
        await world.sessions.openForClient(uow, token, {
          userId: client.acts_as,
          enteredId: uow.companyId,
          clientId: client.id,
          grantId: null,
          activationId: ceiling.activationId,
          scopes,
          expires: inSeconds(uow.now, seconds),
        })
      }),
    find: (token) =>
      find(
        token,
        ({ grantId }) => grantId === null,
        () => ({ kind: 'ClientCredentials' }),
      ),
    destroy,
  }
}
