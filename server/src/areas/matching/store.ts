import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import { type Batch, batched, type Tx, type UnitOfWork } from '../../platform/index.ts'
import type { MatchRecord } from './records.ts'
import type { Tolerance } from './rules/tolerance.ts'

type Tables = {
  documentMatch: MatchRecord
  matchTolerance: { companyId: string; tolerances: ColumnType<readonly Tolerance[], string, string> }
}

// What is tolerated is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('documentMatch').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, documentId: string): Promise<MatchRecord | undefined> =>
  all(uow).where('documentId', '=', documentId).executeTakeFirst()

export const among = (uow: UnitOfWork, documentIds: readonly string[]): Promise<MatchRecord[]> =>
  all(uow).where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`).execute()

type Found = Pick<MatchRecord, 'differences' | 'differingLines' | 'overBilled' | 'found'>

/** What somebody accepted of an invoice stays. */
const saving = batched(
  tables,
  (db, { companyId, rows }: Batch<Found & Pick<MatchRecord, 'companyId' | 'documentId'>>) =>
    sql<never>`
    insert into document_match (company_id, document_id, differences, differing_lines, over_billed, found)
    select ${companyId}, document_id, differences, differing_lines, over_billed, found
    from json_populate_recordset(null::document_match, ${rows})
    on conflict (company_id, document_id) do update set differences = excluded.differences,
      differing_lines = excluded.differing_lines, over_billed = excluded.over_billed, found = excluded.found`.compile(
      db,
    ),
)

/** Keeps in what an invoice differs, without waiting for it. */
export const save = (uow: UnitOfWork, documentId: string, found: Found): void =>
  uow.send(saving.with(uow.tx, { companyId: uow.companyId, documentId, ...found }))

type Acceptance = Pick<MatchRecord, 'accepted' | 'acceptedBy' | 'acceptedAt' | 'reason' | 'reopened'>

export async function setAccepted({ tx, companyId }: UnitOfWork, documentId: string, given: Acceptance): Promise<void> {
  await tables(tx)
    .updateTable('documentMatch')
    .set(given)
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .execute()
}

/** It is the invoice of no order any more. */
export async function remove({ tx, companyId }: UnitOfWork, documentId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('documentMatch')
    .where('companyId', '=', companyId)
    .where('documentId', '=', documentId)
    .execute()
}

export async function tolerances({ tx, companyId }: UnitOfWork): Promise<readonly Tolerance[]> {
  const row = await tables(tx)
    .selectFrom('matchTolerance')
    .select('tolerances')
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return row?.tolerances ?? []
}

export async function saveTolerances({ tx, companyId }: UnitOfWork, given: readonly Tolerance[]): Promise<void> {
  const changes = { tolerances: JSON.stringify(given) }
  await tables(tx)
    .insertInto('matchTolerance')
    .values({ companyId, ...changes })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}

/** A person who is erased accepted nothing by name any more; that somebody did stays. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('documentMatch')
    .set({ acceptedBy: null })
    .where('companyId', '=', companyId)
    .where('acceptedBy', '=', userId)
    .execute()
}
