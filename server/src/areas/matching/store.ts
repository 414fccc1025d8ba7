import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import { anyOf, type Batch, batched, type Tx, type UnitOfWork } from '../../platform/index.ts'
import type { MatchRecord } from './records.ts'
import type { Linking } from './rules/links.ts'
import type { Tolerance } from './rules/tolerance.ts'

type Tables = {
  documentMatch: MatchRecord
  matchTolerance: { companyId: string; tolerances: ColumnType<readonly Tolerance[], string, string> }
}

// What is tolerated is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export async function among({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<MatchRecord[]> {
  const { rows } = await sql<MatchRecord>`
    select * from document_match where company_id = ${companyId} and document_id = ${anyOf(documentIds)}`.execute(
    tables(tx),
  )
  return rows
}

export const find = async (uow: UnitOfWork, documentId: string): Promise<MatchRecord | undefined> =>
  (await among(uow, [documentId]))[0]

type Found = Pick<MatchRecord, 'differences' | 'differingLines' | 'overBilled' | 'found'> & Linking

/** What somebody accepted of an invoice stays. */
const saving = batched(
  tables,
  (db, { companyId, rows }: Batch<Found & Pick<MatchRecord, 'companyId' | 'documentId'>>) =>
    sql<never>`
    insert into document_match (company_id, document_id, differences, differing_lines, over_billed, found,
      lines_linked, lines_wrong, lines_missed, lines_unlinked)
    select ${companyId}, document_id, differences, differing_lines, over_billed, found,
      lines_linked, lines_wrong, lines_missed, lines_unlinked
    from json_populate_recordset(null::document_match, ${rows})
    on conflict (company_id, document_id) do update set differences = excluded.differences,
      differing_lines = excluded.differing_lines, over_billed = excluded.over_billed, found = excluded.found,
      lines_linked = excluded.lines_linked, lines_wrong = excluded.lines_wrong, lines_missed = excluded.lines_missed,
      lines_unlinked = excluded.lines_unlinked`.compile(db),
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
  const { rows } = await sql<{ tolerances: readonly Tolerance[] }>`
    select tolerances from match_tolerance where company_id = ${companyId}`.execute(tables(tx))
  return rows[0]?.tolerances ?? []
}

export async function saveTolerances({ tx, companyId }: UnitOfWork, given: readonly Tolerance[]): Promise<void> {
  const changes = { tolerances: JSON.stringify(given) }
  await tables(tx)
    .insertInto('matchTolerance')
    .values({ companyId, ...changes })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}

/** How well lines found their orders, over all invoices that were held against some. */
export async function linking({ tx, companyId }: UnitOfWork): Promise<Linking> {
  const { rows } = await sql<Linking>`
    select coalesce(sum(lines_linked), 0)::integer as lines_linked, coalesce(sum(lines_wrong), 0)::integer as lines_wrong,
      coalesce(sum(lines_missed), 0)::integer as lines_missed,
      coalesce(sum(lines_unlinked), 0)::integer as lines_unlinked
    from document_match where company_id = ${companyId}`.execute(tables(tx))
  return rows[0] ?? { linesLinked: 0, linesWrong: 0, linesMissed: 0, linesUnlinked: 0 }
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
