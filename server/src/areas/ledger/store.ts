import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Settings } from './rules/index.ts'

interface LedgerRow {
  readonly companyId: string
  readonly settings: Settings
  readonly modified: Date
}

// What the settings hold is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

const tables = (tx: Tx) => tx.withTables<{ ledger: LedgerRow }>().withPlugin(camelCase)

export async function findSettings({ tx, companyId }: UnitOfWork): Promise<Settings | undefined> {
  const rows = tables(tx).selectFrom('ledger').select('settings').where('companyId', '=', companyId)
  return (await rows.executeTakeFirst())?.settings
}

export async function saveSettings({ tx, companyId, now }: UnitOfWork, settings: Settings): Promise<void> {
  const changes = { settings, modified: now }
  await tables(tx)
    .insertInto('ledger')
    .values({ companyId, ...changes })
    .onConflict((one) => one.column('companyId').doUpdateSet(changes))
    .execute()
}
