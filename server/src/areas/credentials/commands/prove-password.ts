import { t } from '@kontor/i18n'
import { type Actor, ApiError, type Platform, unfit } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { createLimit } from '../../session/index.ts'
import { noUser, passwordFits, type Signing, signingOf } from '../../users/index.ts'

const minuteMs = 60_000

/** Whose password it is, with the name of the company in which they live. */
export interface Proof extends Signing {
  readonly companyName: string
}

export interface PasswordProof {
  /**
   * Holds a password against that of the person who asks, outside any transaction; undefined where it is another one.
   *
   * @throws ApiError TooManyRequests: a stolen session must not serve to find the password
   */
  try(actor: Actor, password: string, requestId: string): Promise<{ readonly account: Proof; readonly fits: boolean }>
  /** @throws ApiError the same, and BadRequest at the field where it is another one */
  must(actor: Actor, field: string, password: string, requestId: string): Promise<Proof>
}

export function createPasswordProof(platform: Platform): PasswordProof {
  const tries = createLimit(platform.clock, { tries: 10, window: 15 * minuteMs })
  const attempt: PasswordProof['try'] = async ({ userId, homeId }, password, requestId) => {
    const wait = tries.take(userId)
    if (wait !== undefined)
      throw new ApiError(
        'TooManyRequests',
        t`Too many incorrect passwords: try again in ${Math.ceil(wait / 60)} min.`,
        {
          details: { RetryAfter: String(wait) },
        },
      )
    const account = await platform.read(homeId, { actorId: userId, requestId }, async (home) => {
      const signing = await signingOf(home, userId)
      return signing && { ...signing, companyName: (await companyRef(home))?.Name ?? '' }
    })
    if (account === undefined) throw noUser(userId)
    const fits = await passwordFits(password, account.passwordHash)
    if (fits) tries.giveBack(userId)
    return { account, fits }
  }
  return {
    try: attempt,
    must: async (actor, field, password, requestId) => {
      const { account, fits } = await attempt(actor, password, requestId)
      if (!fits) throw wrongPassword(field)
      return account
    },
  }
}

export const wrongPassword = (field: string): ApiError =>
  unfit(field, t`Incorrect current password: enter the password that you sign in with.`)
