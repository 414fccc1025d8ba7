import type { Act } from '../../../platform/index.ts'
import { type Coding, codesByList } from '../rules/index.ts'
import { type CodingRecord, tables } from './tables.ts'

export const find = (act: Act, documentId: string): Promise<CodingRecord | undefined> =>
  tables(act.tx)
    .selectFrom('coding')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .executeTakeFirst()

/** Saves a coding over the version that was read, or the first one. False where another was saved since. */
export async function save(act: Act, documentId: string, coding: Coding, read: number | undefined): Promise<boolean> {
  const content = JSON.stringify(coding) as unknown as Coding
  const saved =
    read === undefined
      ? await tables(act.tx)
          .insertInto('coding')
          .values({ companyId: act.companyId, documentId, version: 1, content, modified: act.now })
          .onConflict((conflict) => conflict.columns(['companyId', 'documentId']).doNothing())
          .returning('version')
          .execute()
      : await tables(act.tx)
          .updateTable('coding')
          .set({ version: read + 1, content, modified: act.now })
          .where('companyId', '=', act.companyId)
          .where('documentId', '=', documentId)
          .where('version', '=', read)
          .returning('version')
          .execute()
  if (saved.length === 0) return false
  await forgetUse(act, documentId)
  const uses = [...codesByList(coding)].flatMap(([listId, codes]) =>
    [...codes].map((code) => ({ companyId: act.companyId, listId, code, documentId })),
  )
  for (let from = 0; from < uses.length; from += 10_000)
    await tables(act.tx)
      .insertInto('codingUse')
      .values(uses.slice(from, from + 10_000))
      .execute()
  return true
}

async function forgetUse(act: Act, documentId: string): Promise<void> {
  await tables(act.tx)
    .deleteFrom('codingUse')
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .execute()
}

export async function remove(act: Act, documentId: string): Promise<void> {
  await forgetUse(act, documentId)
  await tables(act.tx)
    .deleteFrom('coding')
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .execute()
}

/** The codes of a list that a document carries and that are out of use. */
export const outOfUse = async (act: Act, documentId: string, listId: string): Promise<string[]> => {
  const rows = await tables(act.tx)
    .selectFrom('codingUse')
    .innerJoin('codingEntry', (join) =>
      join
        .onRef('codingEntry.companyId', '=', 'codingUse.companyId')
        .onRef('codingEntry.listId', '=', 'codingUse.listId')
        .onRef('codingEntry.code', '=', 'codingUse.code'),
    )
    .select('codingUse.code')
    .where('codingUse.companyId', '=', act.companyId)
    .where('codingUse.documentId', '=', documentId)
    .where('codingUse.listId', '=', listId)
    .where('codingEntry.active', '=', false)
    .execute()
  return rows.map(({ code }) => code)
}
