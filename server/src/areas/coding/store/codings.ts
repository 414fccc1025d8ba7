import { sql } from 'kysely'
import { anyOf, type UnitOfWork } from '../../../platform/index.ts'
import { type Coding, codesByList } from '../rules/index.ts'
import { type CodingRecord, tables } from './tables.ts'

export const find = (uow: UnitOfWork, documentId: string): Promise<CodingRecord | undefined> =>
  tables(uow.tx)
    .selectFrom('coding')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()

/** What those of these documents say that have a coding, by their ids. */
export async function findAll(uow: UnitOfWork, documentIds: readonly string[]): Promise<ReadonlyMap<string, Coding>> {
  const { rows } = await sql<Pick<CodingRecord, 'documentId' | 'content'>>`
    select document_id, content from coding where company_id = ${uow.companyId} and document_id = ${anyOf(documentIds)}`.execute(
    tables(uow.tx),
  )
  return new Map(rows.map(({ documentId, content }) => [documentId, content]))
}

/** Saves a coding over the version that was read, or the first one. False where another was saved since. */
export async function save(
  uow: UnitOfWork,
  documentId: string,
  coding: Coding,
  read: number | undefined,
): Promise<boolean> {
  const content = JSON.stringify(coding) as unknown as Coding
  const saved =
    read === undefined
      ? await tables(uow.tx)
          .insertInto('coding')
          .values({ companyId: uow.companyId, documentId, version: 1, content, modified: uow.now })
          .onConflict((conflict) => conflict.columns(['companyId', 'documentId']).doNothing())
          .returning('version')
          .execute()
      : await tables(uow.tx)
          .updateTable('coding')
          .set({ version: read + 1, content, modified: uow.now })
          .where('companyId', '=', uow.companyId)
          .where('documentId', '=', documentId)
          .where('version', '=', read)
          .returning('version')
          .execute()
  if (saved.length === 0) return false
  await forgetUse(uow, documentId)
  const uses = [...codesByList(coding)].flatMap(([listId, codes]) =>
    [...codes].map((code) => ({ companyId: uow.companyId, listId, code, documentId })),
  )
  for (let from = 0; from < uses.length; from += 10_000)
    await tables(uow.tx)
      .insertInto('codingUse')
      .values(uses.slice(from, from + 10_000))
      .execute()
  return true
}

async function forgetUse(uow: UnitOfWork, documentId: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('codingUse')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .execute()
}

export async function remove(uow: UnitOfWork, documentId: string): Promise<void> {
  await forgetUse(uow, documentId)
  await tables(uow.tx)
    .deleteFrom('coding')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .execute()
}

/** The codes of a list that a document carries and that are out of use. */
export const outOfUse = async (uow: UnitOfWork, documentId: string, listId: string): Promise<string[]> => {
  const rows = await tables(uow.tx)
    .selectFrom('codingUse')
    .innerJoin('codingEntry', (join) =>
      join
        .onRef('codingEntry.companyId', '=', 'codingUse.companyId')
        .onRef('codingEntry.listId', '=', 'codingUse.listId')
        .onRef('codingEntry.code', '=', 'codingUse.code'),
    )
    .select('codingUse.code')
    .where('codingUse.companyId', '=', uow.companyId)
    .where('codingUse.documentId', '=', documentId)
    .where('codingUse.listId', '=', listId)
    .where('codingEntry.active', '=', false)
    .execute()
  return rows.map(({ code }) => code)
}

const maxCarriers = 100_000

/** Documents that carry a code of a list. */
export async function documentsWith(uow: UnitOfWork, listId: string, code: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('codingUse')
    .select('documentId')
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', listId)
    .where('code', '=', code)
    .limit(maxCarriers)
    .execute()
  return rows.map(({ documentId }) => documentId)
}
