import type { IssuedSignInLink, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { isMember, noUser, type Signing, signingOf } from '../../users/index.ts'
import { purposeFor, whyNotIssue } from '../rules.ts'
import { issueSignInLink } from './issue-link.ts'
import { purposes } from './redeem-link.ts'

/**
 * A person whose account lives in the company that the unit of work has entered.
 *
 * @throws ApiError ResourceNotFound; Conflict where it lives in another company
 */
export async function mustLiveHere(uow: UnitOfWork, userId: string): Promise<Signing> {
  const account = await signingOf(uow, userId)
  if (account !== undefined) return account
  if (!(await isMember(uow, userId))) throw noUser(userId)
  throw new ApiError('Conflict', t`This account belongs to another company: an administrator there can do this.`)
}

/**
 * A link for a person of the company that the unit of work has entered, for whoever asks to hand over.
 *
 * @throws ApiError ResourceNotFound; Conflict where the account lives in another company, or is closed
 */
export async function issueForColleague(
  uow: UnitOfWork,
  userId: string,
  shellOrigin: string,
): Promise<Of<typeof IssuedSignInLink>> {
  const account = await mustLiveHere(uow, userId)
  const why = whyNotIssue(account.state)
  if (why !== undefined) throw new ApiError('Conflict', why)
  const purpose = purposeFor(account.state)
  const { url, expires } = await issueSignInLink(uow, { userId, purpose, shellOrigin })
  return { Purpose: purposes[purpose], Url: url, Expires: expires.toISOString() }
}
