import type { Of, Session } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Origins } from '../../../platform/http/index.ts'
import { ApiError, type Platform, type RequestContext } from '../../../platform/index.ts'
import type { Apps } from '../../apps/index.ts'
import type { Login } from '../../users/index.ts'
import { giveCookies } from '../cookies.ts'
import { deviceCookie, rememberDevice } from '../devices.ts'
import { sessionOf } from '../entity.ts'
import type { Sessions } from '../sessions.ts'

/** The longest that browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60

/** What of a request signing in needs. */
export type Entering = Pick<RequestContext, 'transport' | 'requestId'>

/** Lets somebody in whose credentials are proven: opens their session and gives the browser its cookies. */
export type Entrance = (login: Login, context: Entering) => Promise<Of<typeof Session>>

export const createEntrance =
  (platform: Platform, { sessions, origins, apps }: { sessions: Sessions; origins: Origins; apps: Apps }): Entrance =>
  async ({ homeId, userId }, { transport, requestId }) => {
    const author = { actorId: userId, requestId }
    const earlier = transport.token === undefined ? undefined : await sessions.find(transport.token)
    const opened = await platform.transact(homeId, author, async (uow) => {
      if (earlier?.userId === userId) await sessions.end(uow, earlier.sessionId)
      return sessions.open(uow, userId, transport.device)
    })
    if (earlier?.userId === userId) sessions.forget({ sessionId: earlier.sessionId })
    const actor = (await sessions.find(opened.token))?.actors.get(homeId)
    if (actor === undefined)
      throw new ApiError('Locked', t`This account has no role in any company: ask an administrator.`)
    giveCookies(transport, opened, platform.clock.now())
    const device = rememberDevice(platform, transport.cookie(deviceCookie), userId)
    if (device !== undefined) transport.setCookie(deviceCookie, device, { seconds: deviceSeconds })
    return platform.transact(homeId, author, (uow) =>
      sessionOf(uow, actor, { expires: opened.expires.getTime(), apps, apiOrigin: origins.app }),
    )
  }
