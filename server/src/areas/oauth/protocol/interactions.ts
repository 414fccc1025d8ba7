import type { Adapter, AdapterPayload } from 'oidc-provider'
import { hashOf } from '../../session/index.ts'
import * as store from '../store.ts'
import { inSeconds, nowInSeconds, secondsLeft, type World } from './world.ts'

/** The mount of the protocol. */
export const path = '/api/auth'

/** Where a browser goes on when the person has answered. */
export const resumeUrl = (shellOrigin: string, id: string): string => `${shellOrigin}${path}/login/${id}`

/** Sign-ins under way. Of their ids, which cookies carry, only the hash is kept. */
export const interactions = ({ platform }: World, shellOrigin: () => string): Partial<Adapter> => ({
  upsert: async (id, { jti: _, returnTo: __, ...payload }, seconds = 0) => {
    const expires = inSeconds(platform.clock.now(), seconds)
    await platform.db.plain((tx) => store.saveInteraction(tx, { hash: hashOf(id), payload, expires }))
  },
  find: async (id) => {
    const now = platform.clock.now()
    const row = await platform.db.plain((tx) => store.interaction(tx, hashOf(id), now))
    if (row === undefined) return undefined
    return {
      ...(row.payload as AdapterPayload),
      jti: id,
      returnTo: resumeUrl(shellOrigin(), id),
      exp: nowInSeconds() + secondsLeft(row.expires, now),
    }
  },
  destroy: async (id) => platform.db.plain((tx) => store.deleteInteraction(tx, hashOf(id))),
})
