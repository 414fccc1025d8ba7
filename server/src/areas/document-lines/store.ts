import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { LineMapping } from './record.ts'

type Tables = {
  documentLineMapping: LineMapping
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (act: Act) =>
  tables(act.tx).selectFrom('documentLineMapping').selectAll().where('companyId', '=', act.companyId)

/** What was said of the lines of a document. */
export const of = (act: Act, documentId: string): Promise<LineMapping[]> =>
  all(act).where('documentId', '=', documentId).orderBy('lineId').limit(10_000).execute()

/** Lines of other documents that belong to lines of this one. */
export const to = (act: Act, documentId: string): Promise<LineMapping[]> =>
  all(act).where('targetDocumentId', '=', documentId).orderBy('created').limit(10_000).execute()

export async function save(act: Act, mappings: readonly Omit<LineMapping, 'companyId' | 'created'>[]): Promise<void> {
  if (mappings.length === 0) return
  await tables(act.tx)
    .insertInto('documentLineMapping')
    .values(mappings.map((mapping) => ({ ...mapping, companyId: act.companyId, created: act.now })))
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'lineId']).doUpdateSet(({ ref }) => ({
        targetDocumentId: ref('excluded.targetDocumentId'),
        targetLineId: ref('excluded.targetLineId'),
        created: ref('excluded.created'),
      })),
    )
    .execute()
}

/** Whether there was one. */
export async function remove(act: Act, documentId: string, lineId: string): Promise<boolean> {
  const removed = await tables(act.tx)
    .deleteFrom('documentLineMapping')
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .where('lineId', '=', lineId)
    .returning('lineId')
    .execute()
  return removed.length > 0
}
