import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Config } from './rules.ts'

interface DashboardRow {
  readonly company_id: string
  readonly cards: Config['cards']
  readonly go_live_date: string | null
}

const tables = (tx: Tx) => tx.withTables<{ dashboard: DashboardRow }>()

export const find = ({ tx, companyId }: UnitOfWork): Promise<DashboardRow | undefined> =>
  tables(tx).selectFrom('dashboard').selectAll().where('company_id', '=', companyId).executeTakeFirst()

export async function save({ tx, companyId }: UnitOfWork, { cards, goLiveDate }: Config): Promise<void> {
  const values = { cards, go_live_date: goLiveDate ?? null }
  await tables(tx)
    .insertInto('dashboard')
    .values({ company_id: companyId, ...values })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(values))
    .execute()
}
