import { t } from '@kontor/i18n'
import { ApiError, type Platform } from '../../../platform/index.ts'
import { type Login, trySignIn } from '../../users/index.ts'
import { createLimit } from '../limits.ts'

const minute = 60_000
const wrong = t`This e-mail address and password do not go together: check both.`

/**
 * Checks a name and a password, slowed down by address and by name.
 *
 * @throws ApiError WrongCredentials, Locked (the account rests or an administrator locked it), TooManyRequests.
 */
export function createSignIn(platform: Platform) {
  const byAddress = createLimit(platform.clock, { tries: 30, window: 15 * minute })
  // Names that nobody has rest after ten tries like those that somebody has, so that resting tells nothing.
  const byStranger = createLimit(platform.clock, { tries: 10, window: 15 * minute })

  return async (username: string, password: string, from: { address: string; requestId: string }): Promise<Login> => {
    const wait = byAddress.take(from.address)
    if (wait !== undefined)
      throw new ApiError('TooManyRequests', t`Too many tries to sign in from this address: come again in ${wait} s.`, {
        details: { RetryAfter: String(wait) },
      })
    const found = await trySignIn(platform, username, password, from.requestId)
    switch (found.kind) {
      case 'in':
        byAddress.giveBack(from.address)
        return found
      case 'resting':
        throw resting(Math.ceil((found.until.getTime() - platform.clock.now().getTime()) / 1000))
      case 'locked':
        throw new ApiError('Locked', t`This account is locked: ask an administrator of your company.`)
      case 'stranger': {
        const seconds = byStranger.take(username.toLowerCase())
        throw seconds === undefined ? new ApiError('WrongCredentials', wrong) : resting(seconds)
      }
      case 'wrong':
        throw new ApiError('WrongCredentials', wrong)
    }
  }
}

const resting = (seconds: number): ApiError =>
  new ApiError(
    'Locked',
    t`Too many wrong passwords: the account rests. Come again in ${Math.ceil(seconds / 60)} min.`,
    {
      details: { RetryAfter: String(seconds) },
    },
  )
