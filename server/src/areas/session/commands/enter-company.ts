import type { Of, Session } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Origins } from '../../../platform/http/index.ts'
import { ApiError, type Platform, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import type { Apps } from '../../apps/index.ts'
import type { Login } from '../../users/index.ts'
import { giveCookies } from '../cookies.ts'
import { deviceCookie, rememberDevice } from '../devices.ts'
import { beginPending, endPending } from '../pending-sign-in.ts'
import type { Factor, Proof } from '../proof.ts'
import type { Sessions } from '../sessions.ts'
import { sessionOf } from '../views.ts'

/** The longest that browsers keep a cookie. */
const deviceSeconds = 400 * 24 * 60 * 60

const stepWords = {
  CODE: t`Enter the code of your authenticator app, or a recovery code.`,
  SINGLE_SIGN_ON: t`Your company requires single sign-on: use it to sign in.`,
  SET_UP: t`Your company requires two-factor authentication: set it up to sign in.`,
} as const

/** What of a request signing in needs. */
export type Entering = Pick<RequestContext, 'transport' | 'requestId'>

/**
 * Lets somebody in whose credentials are proven: opens their session and gives the browser its cookies.
 *
 * @throws ApiError SecondFactorRequired where the password is not all that is asked; the browser remembers who it was
 */
export type Entrance = (login: Login, context: Entering, by: Proof) => Promise<Of<typeof Session>>

/** What is asked besides: a code, that a second factor is set up, or the company's own way in; undefined where nothing is. */
export type SecondStep = 'CODE' | 'SET_UP' | 'SINGLE_SIGN_ON' | undefined
export type SecondStepOf = (home: UnitOfWork, userId: string, first: Factor) => Promise<SecondStep>

export interface EntranceOptions {
  readonly sessions: Sessions
  readonly origins: Origins
  readonly apps: Apps
  readonly stepOf: SecondStepOf
}

export const createEntrance =
  (platform: Platform, { sessions, origins, apps, stepOf }: EntranceOptions): Entrance =>
  async ({ homeId, userId }, { transport, requestId }, by) => {
    const author = { actorId: userId, requestId }
    const [first, second] = by
    const asked =
      second === undefined ? await platform.read(homeId, author, (home) => stepOf(home, userId, first)) : undefined
    // A passkey's device has asked for the second factor itself.
    const step = first === 'passkey' && asked !== 'SINGLE_SIGN_ON' ? undefined : asked
    if (step !== undefined) {
      // Whoever has to take the company's way in must not go on by a code instead.
      if (step !== 'SINGLE_SIGN_ON') beginPending(platform, transport, { homeId, userId }, first)
      throw new ApiError('SecondFactorRequired', stepWords[step], { details: { Step: step } })
    }
    endPending(transport)
    const earlier = transport.token === undefined ? undefined : await sessions.find(transport.token)
    const opened = await platform.transact(homeId, author, async (uow) => {
      if (earlier?.userId === userId) await sessions.end(uow, earlier.sessionId)
      return sessions.open(uow, { userId, device: transport.device, by })
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
