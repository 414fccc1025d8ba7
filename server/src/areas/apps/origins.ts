import type { AppOrigins } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/index.ts'
import type { Apps } from './apps.ts'

/** Milliseconds for which an origin is known without asking: each request of an app asks. */
const knownForMs = 5000
const maxKnownOrigins = 1000

/** What the HTTP side must know of apps before anybody is let in: their origins. */
export function createAppOrigins(platform: Platform, apps: Apps): AppOrigins {
  const known = new Map<string, { is: boolean; until: number }>()

  const ask = async (origin: string): Promise<boolean> => {
    const is = await apps.isAdmitted(platform.db, origin)
    if (known.size >= maxKnownOrigins) known.clear()
    known.set(origin, { is, until: performance.now() + knownForMs })
    return is
  }

  return {
    isKnown: (origin) => {
      const entry = known.get(origin)
      return entry !== undefined && entry.until > performance.now() ? entry.is : ask(origin)
    },
    of: async ({ userId, actors }) => {
      const author = { actorId: userId, requestId: 'page' }
      const found = new Set<string>()
      for (const companyId of actors.keys())
        for (const { app } of await platform.transact(companyId, author, (uow) => apps.active(uow)))
          if (app.source !== 'BUILT_IN') found.add(app.origin)
      return [...found].sort()
    },
  }
}
