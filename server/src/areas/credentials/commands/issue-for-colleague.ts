import type { IssuedSignInLink, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork } from '../../../platform/index.ts'
import { isMember, noUser, signingOf } from '../../users/index.ts'
import { purposeFor, whyNotIssue } from '../rules.ts'
import { issueSignInLink } from './issue-link.ts'
import { purposes } from './links.ts'

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
  const account = await signingOf(uow, userId)
  if (account === undefined) {
    if (!(await isMember(uow, userId))) throw noUser(userId)
    throw new ApiError('Conflict', t`This account belongs to another company: an administrator there can issue a link.`)
  }
  const why = whyNotIssue(account.state)
  if (why !== undefined) throw new ApiError('Conflict', why)
  const purpose = purposeFor(account.state)
  const { url, expires } = await issueSignInLink(uow, { userId, purpose, shellOrigin })
  return { Purpose: purposes[purpose], Url: url, Expires: expires.toISOString() }
}
