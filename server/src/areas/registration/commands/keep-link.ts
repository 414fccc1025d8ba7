import type { Tx } from '../../../platform/index.ts'
import * as store from '../store.ts'

/** Keeps a link that another area has made, by which a company may be created until it expires. */
export const keepLink = (
  tx: Tx,
  { tokenHash, inviterId, created, expires }: { tokenHash: string; inviterId: string; created: Date; expires: Date },
): Promise<void> => store.insertLink(tx, { token_hash: tokenHash, inviter_id: inviterId, created, expires, used: null })

/** Takes such a link away: nobody creates a company by it any more. @returns whether nobody had used it */
export const takeLink = (tx: Tx, tokenHash: string): Promise<boolean> => store.deleteOpenLink(tx, tokenHash)
