import { t } from '@kontor/i18n'
import { ApiError, type Platform, type RequestContext } from '../../../platform/index.ts'
import { createLimit, networkOf } from '../../session/index.ts'
import { loginOf, signingOf } from '../../users/index.ts'
import { whyNotIssue } from '../rules.ts'
import { mailLinkLater } from './mail-link.ts'

const minuteMs = 60_000

/**
 * Has a link mailed to whoever has this address. The answer is the same for every address and comes before anybody knows
 * whose it is: what is done for a known one is done afterwards. If the process dies meanwhile, the person asks again.
 *
 * @throws ApiError TooManyRequests, by network
 */
export function createResetRequest(platform: Platform) {
  const byNetwork = createLimit(platform.clock, { tries: 20, window: 15 * minuteMs })
  const byName = createLimit(platform.clock, { tries: 3, window: 60 * minuteMs })

  const begin = async (username: string, requestId: string): Promise<void> => {
    const login = await loginOf(platform, username)
    if (login === undefined) return
    const { homeId, userId } = login
    await platform.transact(homeId, { actorId: null, requestId }, async (uow) => {
      const account = await signingOf(uow, userId)
      if (account === undefined || whyNotIssue(account.state) !== undefined) return
      await uow.log({ kind: 'user.reset-requested', objectType: 'user', objectId: userId })
      await mailLinkLater(uow, userId)
    })
  }

  return async (username: string, { transport, requestId, log }: RequestContext): Promise<void> => {
    const wait = byNetwork.take(networkOf(transport.address))
    if (wait !== undefined)
      throw new ApiError('TooManyRequests', t`Too many requests from this address: try again in ${wait} s.`, {
        details: { RetryAfter: String(wait) },
      })
    if (platform.settings.mail.smtpUrl === undefined || byName.take(username.toLowerCase()) !== undefined) return
    void begin(username, requestId).catch((error: unknown) => log.error({ err: error }, 'a reset was not begun'))
  }
}
