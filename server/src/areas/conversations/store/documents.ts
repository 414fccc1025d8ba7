import type { Act } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { tables } from './tables.ts'

/** The documents of one conversation, oldest first. */
export const documentsOf = (act: Act, conversationId: string): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where((either) => either.or([either('conversationId', '=', conversationId), either('id', '=', conversationId)]))
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(200)
    .execute()
