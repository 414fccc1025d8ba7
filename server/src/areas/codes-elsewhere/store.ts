import type { Message } from '@kontor/i18n'
import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

/** Where a company keeps its codes elsewhere. */
export interface CodeSource {
  readonly url: string
  readonly listIds: readonly string[]
  readonly active: boolean
  /** When a list was read last. */
  readonly read: Date | null
  /** What kept the last one that could not be read from it. */
  readonly problem: Message | null
}

interface Table extends Omit<CodeSource, 'listIds' | 'problem'> {
  readonly companyId: string
  readonly listIds: ColumnType<readonly string[], string[], string[]>
  readonly problem: ColumnType<Message | null, string | null, string | null>
}

// What a problem is called is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<{ codesElsewhere: Table }>().withPlugin(camelCase)

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('codesElsewhere').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork): Promise<CodeSource | undefined> => own(uow).executeTakeFirst()

/** It, held until the transaction ends. */
export const lock = (uow: UnitOfWork): Promise<CodeSource | undefined> => own(uow).forUpdate().executeTakeFirst()

export async function save({ tx, companyId }: UnitOfWork, source: Pick<CodeSource, 'url' | 'listIds' | 'active'>) {
  const changes = { url: source.url, listIds: [...source.listIds], active: source.active, problem: null }
  await tables(tx)
    .insertInto('codesElsewhere')
    .values({ companyId, ...changes, read: null })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}

/** That a list was read at an instant, or what kept it from that. */
export async function noteResult(
  { tx, companyId }: UnitOfWork,
  result: { readonly read: Date } | { readonly problem: Message },
) {
  const changes = 'read' in result ? { read: result.read, problem: null } : { problem: JSON.stringify(result.problem) }
  await tables(tx).updateTable('codesElsewhere').set(changes).where('companyId', '=', companyId).execute()
}
