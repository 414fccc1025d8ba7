import type { UnitOfWork } from '../../../platform/index.ts'
import type { NewEntry } from '../entry.ts'

export const logSaved = (uow: UnitOfWork, kind: string, { id, contentHash, version, draft }: NewEntry): Promise<void> =>
  uow.log({ kind, objectType: 'document', objectId: id, contentHash, detail: { version, draft } })

/** What a new entry of the company's own starts with. */
export const blank = (uow: UnitOfWork, id: string) => ({
  companyId: uow.companyId,
  id,
  senderId: uow.companyId,
  receiverId: null,
  connectionId: null,
  version: 1,
  archived: false,
  authorId: uow.author.actorId,
  created: uow.now,
  modified: uow.now,
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
