import { t } from '@kontor/i18n'
import { ApiError, type Platform, type RequestContext } from '../../../platform/index.ts'
import { claimedBy, type Login, passwordFits, whyNotEnter } from '../../users/index.ts'
import { deviceCookie, knownDevice } from '../devices.ts'
import { createThrottle } from '../throttle.ts'
import { noteFailure } from './note-failure.ts'

export type SigningIn = Pick<RequestContext, 'transport' | 'requestId'>

/**
 * Checks a name and a password. A name that nobody has costs what another costs and is answered in the same words.
 *
 * @throws ApiError WrongCredentials, Locked (an administrator locked the account), TooManyRequests
 */
export function createSignIn(platform: Platform) {
  const throttle = createThrottle(platform.clock)

  return async (username: string, password: string, { transport, requestId }: SigningIn): Promise<Login> => {
    const { login, passwordHash, state } = await claimedBy(platform, username, requestId)
    const device = knownDevice(platform, transport.cookie(deviceCookie), login?.userId ?? '')
    const giveBack = throttle.take({ username, address: transport.address, device })
    const fits = await passwordFits(password, passwordHash)
    if (!fits || login === undefined) {
      if (login !== undefined) noteFailure(platform, login, requestId, 'password')
      throw new ApiError('WrongCredentials', t`Incorrect e-mail address or password: check both.`)
    }
    giveBack()
    if (whyNotEnter(state) !== undefined) {
      noteFailure(platform, login, requestId, 'locked')
      throw new ApiError('Locked', t`This account is locked: ask an administrator of your company.`)
    }
    return login
  }
}
