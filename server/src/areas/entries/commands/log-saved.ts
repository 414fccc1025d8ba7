import type { UnitOfWork } from '../../../platform/index.ts'
import type { NewEntry } from '../entry.ts'

export const logSaved = (uow: UnitOfWork, kind: string, { id, contentHash, version, draft }: NewEntry): Promise<void> =>
  uow.log({ kind, objectType: 'document', objectId: id, contentHash, detail: { version, draft } })
