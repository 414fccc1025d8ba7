import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface WitnessRow {
  readonly company_id: string
  readonly email: string | null
  readonly language: string | null
  readonly told_position: string
  readonly told_on: string | null
}

const tables = (tx: Tx) => tx.withTables<{ log_witness: WitnessRow }>()

export const witness = ({ tx, companyId }: UnitOfWork): Promise<WitnessRow | undefined> =>
  tables(tx).selectFrom('log_witness').selectAll().where('company_id', '=', companyId).executeTakeFirst()

/** Another address is told the head of the day anew. */
export async function saveWitness(
  { tx, companyId }: UnitOfWork,
  { email, language }: Pick<WitnessRow, 'email' | 'language'>,
): Promise<void> {
  await sql`
    insert into log_witness (company_id, email, language) values (${companyId}, ${email}, ${language})
    on conflict (company_id) do update
      set email = excluded.email, language = excluded.language, told_position = 0, told_on = null`.execute(tx)
}

/** Takes a head as the one that is told on a day. False where one was told that day, or this one before. */
export async function claim({ tx, companyId }: UnitOfWork, position: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into log_witness (company_id, told_position, told_on) values (${companyId}, ${position}, ${day})
    on conflict (company_id) do update set told_position = excluded.told_position, told_on = excluded.told_on
      where log_witness.told_on is distinct from excluded.told_on
        and log_witness.told_position < excluded.told_position
    returning company_id`.execute(tx)
  return rows.length > 0
}
