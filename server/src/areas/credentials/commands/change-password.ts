import { t } from '@kontor/i18n'
import { type Actor, ApiError, type Platform, unfit } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { createLimit, type Sessions } from '../../session/index.ts'
import { hashPassword, noUser, passwordFits, savePassword, signingOf } from '../../users/index.ts'
import { mustBeGood } from '../guesses.ts'

export interface PasswordChange {
  readonly OldPassword: string
  readonly NewPassword: string
  readonly EndOtherSessions: boolean
}

const minute = 60_000

/**
 * Gives the person who asks another password, for the one that they have. A change that was made already and comes again
 * changes nothing. Passwords are worked out outside any transaction.
 *
 * @throws ApiError BadRequest at its field, TooManyRequests
 */
export function createPasswordChange(platform: Platform, sessions: Sessions) {
  // A stolen session must not serve to find the password.
  const tries = createLimit(platform.clock, { tries: 10, window: 15 * minute })

  return async (
    { userId, homeId, sessionId }: Actor,
    { OldPassword, NewPassword, EndOtherSessions }: PasswordChange,
    requestId: string,
  ): Promise<void> => {
    const author = { actorId: userId, requestId }
    const wait = tries.take(userId)
    if (wait !== undefined)
      throw new ApiError(
        'TooManyRequests',
        t`Too many incorrect passwords: try again in ${Math.ceil(wait / 60)} min.`,
        {
          details: { RetryAfter: String(wait) },
        },
      )
    const { account, company } = await platform.read(homeId, author, async (home) => ({
      account: await signingOf(home, userId),
      company: (await companyRef(home))?.Name ?? '',
    }))
    if (account === undefined) throw noUser(userId)
    if (!(await passwordFits(OldPassword, account.passwordHash))) {
      if (await passwordFits(NewPassword, account.passwordHash)) return
      throw unfit('OldPassword', t`Incorrect current password: enter the password that you sign in with.`)
    }
    tries.giveBack(userId)
    if (NewPassword === OldPassword)
      throw unfit('NewPassword', t`The new password is the current one: choose another one.`)
    mustBeGood('NewPassword', NewPassword, [account.username, account.name, company])
    const hash = await hashPassword(NewPassword)
    await platform.transact(homeId, author, async (home) => {
      await savePassword(home, userId, hash)
      if (EndOtherSessions) await sessions.endOthers(home, userId, sessionId)
    })
    if (EndOtherSessions) sessions.forget({ userId })
  }
}
