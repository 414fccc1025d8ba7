import { t } from '@kontor/i18n'
import { ApiError, type Platform, type RequestContext } from '../../../platform/index.ts'
import { createLimit, type Entrance, noteFailure, type PendingSignIn, pendingOf } from '../../session/index.ts'
import type { Login } from '../../users/index.ts'
import { beginFactor, confirmFactor, takeCode } from './second-factor.ts'

type Entering = Pick<RequestContext, 'transport' | 'requestId'>

const minuteMs = 60_000

/** The second step of signing in, of whoever has proven their password in this browser. */
export function createSecondStep(platform: Platform, enter: Entrance) {
  // Who is here knows the password, so these tries are nobody's to use up but the person's or a thief's.
  const tries = createLimit(platform.clock, { tries: 10, window: 15 * minuteMs })

  const who = ({ transport }: Entering): PendingSignIn => {
    const login = pendingOf(platform, transport)
    if (login === undefined)
      throw new ApiError('Forbidden', t`The sign-in took too long: enter your e-mail address and password again.`)
    return login
  }
  const counted = async <T>(login: Login, { requestId }: Entering, work: () => Promise<T>): Promise<T> => {
    const wait = tries.take(login.userId)
    if (wait !== undefined)
      throw new ApiError('TooManyRequests', t`Too many wrong codes: try again in ${Math.ceil(wait / 60)} min.`, {
        details: { RetryAfter: String(wait) },
      })
    try {
      const done = await work()
      tries.giveBack(login.userId)
      return done
    } catch (error) {
      if (error instanceof ApiError && error.code === 'BadRequest') noteFailure(platform, login, requestId, 'code')
      throw error
    }
  }

  return {
    /** Goes on with a code. */
    give: async (code: string, context: Entering) => {
      const login = who(context)
      await counted(login, context, () => takeCode(platform, login, code, context.requestId))
      return enter(login, context, [login.first, 'code'])
    },

    /** Begins to set up what the company asks for. */
    begin: async (context: Entering) => {
      const { homeId, userId } = who(context)
      return platform.transact(homeId, { actorId: userId, requestId: context.requestId }, (uow) =>
        beginFactor(platform, uow, userId),
      )
    },

    /** Ends that, and goes in. */
    confirm: async (code: string, context: Entering) => {
      const login = who(context)
      const author = { actorId: login.userId, requestId: context.requestId }
      const codes = await counted(login, context, () =>
        platform.transact(login.homeId, author, (uow) => confirmFactor(platform, uow, login.userId, code)),
      )
      await enter(login, context, [login.first, 'code'])
      return codes
    },
  }
}
