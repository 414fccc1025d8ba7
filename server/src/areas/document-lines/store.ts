import { CamelCasePlugin, sql } from 'kysely'
import { anyOf, type Batch, batched, type Tx, type UnitOfWork } from '../../platform/index.ts'
import type { LineMapping } from './records.ts'

type Tables = {
  documentLineMapping: LineMapping
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

/** What was said of the lines of a document. */
export async function of({ tx, companyId }: UnitOfWork, documentId: string): Promise<LineMapping[]> {
  const { rows } = await sql<LineMapping>`select * from document_line_mapping
    where company_id = ${companyId} and document_id = ${documentId} order by line_id limit 10000`.execute(tables(tx))
  return rows
}

/** Lines of other documents that belong to lines of these, or to these as a whole. */
export async function to({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<LineMapping[]> {
  const { rows } = await sql<LineMapping>`select * from document_line_mapping
    where company_id = ${companyId} and target_document_id = ${anyOf(documentIds)} order by created limit 10000`.execute(
    tables(tx),
  )
  return rows
}

/** So many mappings of a document are read at once. */
const maxMappings = sql.lit(10_000)

const around = batched(tables, (db, { companyId, rows }: Batch<Pick<LineMapping, 'companyId' | 'documentId'>>) =>
  sql<LineMapping>`
    select nth, found.* from json_to_recordset(${rows}) as given (nth integer, document_id uuid), lateral (
      (select * from document_line_mapping
        where company_id = ${companyId} and document_id = given.document_id order by line_id limit ${maxMappings})
      union all
      (select * from document_line_mapping
        where company_id = ${companyId} and target_document_id = given.document_id order by created limit ${maxMappings})
    ) found`.compile(db),
)

/** What was said of a document's own lines, and of lines of others that belong to it or to its. */
export async function ofAndTo(
  { tx, companyId }: UnitOfWork,
  documentId: string,
): Promise<{ outward: LineMapping[]; inward: LineMapping[] }> {
  const found = await around.ask(tx, { companyId, documentId })
  return {
    outward: found.filter((mapping) => mapping.documentId === documentId),
    inward: found.filter((mapping) => mapping.targetDocumentId === documentId),
  }
}

export async function save(
  uow: UnitOfWork,
  mappings: readonly Omit<LineMapping, 'companyId' | 'created'>[],
): Promise<void> {
  if (mappings.length === 0) return
  await tables(uow.tx)
    .insertInto('documentLineMapping')
    .values(mappings.map((mapping) => ({ ...mapping, companyId: uow.companyId, created: uow.now })))
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'lineId']).doUpdateSet(({ ref }) => ({
        targetDocumentId: ref('excluded.targetDocumentId'),
        targetLineId: ref('excluded.targetLineId'),
        created: ref('excluded.created'),
      })),
    )
    .execute()
}

/** What was said of a line is not said any more; undefined where nothing was. */
export const remove = (uow: UnitOfWork, documentId: string, lineId: string): Promise<LineMapping | undefined> =>
  tables(uow.tx)
    .deleteFrom('documentLineMapping')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .where('lineId', '=', lineId)
    .returningAll()
    .executeTakeFirst()
