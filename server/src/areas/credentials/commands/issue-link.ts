import type { UnitOfWork } from '../../../platform/index.ts'
import { hashOf, newToken } from '../../session/index.ts'
import { holdAccount } from '../../users/index.ts'
import { linkExpiry, type Purpose } from '../rules.ts'
import * as store from '../store/links.ts'

export interface SignInLink {
  /** Holds the secret: it is shown or mailed once, and stands in no log and in no answer that is kept. */
  readonly url: string
  readonly expires: Date
}

/**
 * A link with which a person chooses a password, once: for seven days by invitation, for an hour as a reset. It takes the
 * place of the links that they have not used. The unit of work has entered the company in which the account lives.
 *
 * @param shellOrigin where people open the shell: `services.origins.shell`, or the setting where a command runs
 */
export async function issueSignInLink(
  uow: UnitOfWork,
  { userId, purpose, shellOrigin }: { userId: string; purpose: Purpose; shellOrigin: string },
): Promise<SignInLink> {
  const token = newToken(uow.companyId)
  const expires = linkExpiry(purpose, uow.now)
  await holdAccount(uow, userId)
  await store.deleteOpenLinks(uow.tx, uow.companyId, userId)
  await store.insertLink(uow.tx, {
    company_id: uow.companyId,
    id: uow.newId(),
    user_id: userId,
    purpose,
    token_hash: hashOf(token),
    created: uow.now,
    expires,
    used: null,
  })
  await uow.log({ kind: 'user.link-issued', objectType: 'user', objectId: userId, detail: { purpose } })
  return { url: `${shellOrigin}/#/welcome/${token}`, expires }
}
