import type { Act } from '../../../platform/index.ts'
import type { NewEntry } from '../entry.ts'

export const logSaved = (act: Act, kind: string, { id, contentHash, version, draft }: NewEntry): Promise<void> =>
  act.log({ kind, objectType: 'document', objectId: id, contentHash, detail: { version, draft } })

/** What a new entry of the company's own starts with. */
export const blank = (act: Act, id: string) => ({
  companyId: act.companyId,
  id,
  senderId: act.companyId,
  receiverId: null,
  connectionId: null,
  version: 1,
  archived: false,
  authorId: act.author.actorId,
  created: act.now,
  modified: act.now,
  exchanged: null,
  legalHold: false,
  discarded: null,
  lockedAs: null,
  approval: null,
  confined: false,
  duplicateOf: null,
  duplicateBy: null,
  payeeChanged: false,
  payeeNew: false,
  deleted: null,
})
