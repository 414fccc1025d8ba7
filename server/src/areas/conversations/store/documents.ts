import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { tables } from './tables.ts'

/** The documents of one conversation, oldest first; of very many the latest. */
export async function documentsOf(uow: UnitOfWork, conversationId: string): Promise<Entry[]> {
  const latest = await tables(uow.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where((either) => either.or([either('conversationId', '=', conversationId), either('id', '=', conversationId)]))
    .where('deleted', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return latest.reverse()
}
