import type { Platform, Tx } from '../../../platform/index.ts'
import { hashOf, newSecret } from '../../session/index.ts'
import { lifetimeMs } from '../rules.ts'
import * as store from '../store.ts'

export interface IssuedLink {
  /** Holds the secret: it is shown once, and stands in no log and in no answer that is kept. */
  readonly url: string
  readonly expires: Date
}

/** @param inviterId the company that invites; null for the operator */
export async function issueLink(
  tx: Tx,
  { inviterId, shellOrigin, now }: { inviterId: string | null; shellOrigin: string; now: Date },
): Promise<IssuedLink> {
  const secret = newSecret()
  const expires = new Date(now.getTime() + lifetimeMs(inviterId))
  await store.insertLink(tx, { token_hash: hashOf(secret), inviter_id: inviterId, created: now, expires, used: null })
  return { url: `${shellOrigin}/#/register/${secret}`, expires }
}

/** The operator's link to the first company, or to another one; it takes the place of those that nobody used. */
export const issueOperatorLink = ({ db, clock }: Platform, shellOrigin: string): Promise<IssuedLink> =>
  db.plain(async (tx) => {
    await store.deleteOpenOperatorLinks(tx)
    return issueLink(tx, { inviterId: null, shellOrigin, now: clock.now() })
  })
