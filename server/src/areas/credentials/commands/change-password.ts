import { t } from '@kontor/i18n'
import { type Actor, type Platform, unfit } from '../../../platform/index.ts'
import type { Sessions } from '../../session/index.ts'
import { hashPassword, passwordFits, savePassword } from '../../users/index.ts'
import { mustBeGood } from '../password-strength.ts'
import { type PasswordProof, wrongPassword } from './prove-password.ts'

export interface PasswordChange {
  readonly OldPassword: string
  readonly NewPassword: string
  readonly EndOtherSessions: boolean
}

/**
 * Gives the person who asks another password, for the one that they have. A change that was made already and comes again
 * changes nothing.
 *
 * @throws ApiError BadRequest at its field, TooManyRequests
 */
export const createPasswordChange =
  (platform: Platform, sessions: Sessions, proof: PasswordProof) =>
  async (actor: Actor, change: PasswordChange, requestId: string): Promise<void> => {
    const { OldPassword, NewPassword, EndOtherSessions } = change
    const { userId, homeId, sessionId } = actor
    const { account, fits } = await proof.try(actor, OldPassword, requestId)
    if (!fits) {
      if (await passwordFits(NewPassword, account.passwordHash)) return
      throw wrongPassword('OldPassword')
    }
    if (NewPassword === OldPassword)
      throw unfit('NewPassword', t`The new password is the current one: choose another one.`)
    await mustBeGood(platform, 'NewPassword', NewPassword, [account.username, account.name, account.companyName])
    const hash = await hashPassword(NewPassword)
    await platform.transact(homeId, { actorId: userId, requestId }, async (home) => {
      await savePassword(home, userId, hash)
      if (EndOtherSessions) await sessions.endOthers(home, userId, sessionId)
    })
    if (EndOtherSessions) sessions.forget({ userId })
  }
