import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { DayRate } from './ecb.ts'

export interface CompanyRate {
  readonly companyId: string
  readonly fromCurrency: string
  readonly toCurrency: string
  readonly validFrom: string
  readonly rate: string
  readonly source: string | null
  readonly modified: Date
}

type RateTables = { companyRate: CompanyRate; referenceRate: DayRate }

const tables = (tx: Tx) => tx.withTables<RateTables>().withPlugin(new CamelCasePlugin())

/** A day that is imported again takes the rates of the later file. */
export async function saveReference(tx: Tx, rates: readonly DayRate[]): Promise<void> {
  for (let at = 0; at < rates.length; at += 1000)
    await tables(tx)
      .insertInto('referenceRate')
      .values(rates.slice(at, at + 1000))
      .onConflict((conflict) =>
        conflict.columns(['day', 'currency']).doUpdateSet(({ ref }) => ({ rate: ref('excluded.rate') })),
      )
      .execute()
}

/** The latest rate of each currency. */
export async function latest(tx: Tx): Promise<DayRate[]> {
  const { rows } = await sql<DayRate>`
    select distinct on (currency) to_char(day, 'YYYY-MM-DD') as day, currency, rate from reference_rate
    order by currency, day desc`.execute(tables(tx))
  return rows
}

/** The rates of one currency, the latest first. */
export async function history(tx: Tx, currency: string, limit: number): Promise<DayRate[]> {
  const { rows } = await sql<DayRate>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, rate from reference_rate
    where currency = ${currency} order by day desc limit ${limit}`.execute(tables(tx))
  return rows
}

/** What the company set for itself, of one currency or of all, the latest first. */
export const own = (uow: UnitOfWork, currency?: string): Promise<CompanyRate[]> =>
  tables(uow.tx)
    .selectFrom('companyRate')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .$if(currency !== undefined, (query) =>
      query.where((either) =>
        either.or([either('fromCurrency', '=', currency ?? ''), either('toCurrency', '=', currency ?? '')]),
      ),
    )
    .orderBy('validFrom', 'desc')
    .orderBy('fromCurrency')
    .orderBy('toCurrency')
    .limit(1000)
    .execute()

export async function saveOwn(uow: UnitOfWork, rate: CompanyRate): Promise<void> {
  await tables(uow.tx)
    .insertInto('companyRate')
    .values(rate)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'fromCurrency', 'toCurrency', 'validFrom'])
        .doUpdateSet({ rate: rate.rate, source: rate.source, modified: rate.modified }),
    )
    .execute()
}
