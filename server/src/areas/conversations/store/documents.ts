import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { tables } from './tables.ts'

/** The documents of one conversation, oldest first. */
export const documentsOf = (uow: UnitOfWork, conversationId: string): Promise<Entry[]> =>
  tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where((either) => either.or([either('conversationId', '=', conversationId), either('id', '=', conversationId)]))
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(200)
    .execute()
