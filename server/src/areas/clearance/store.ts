import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { RegistrationRecord } from './record.ts'

type Tables = {
  clearanceRegistration: RegistrationRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export const registrations = (act: Act): Promise<RegistrationRecord[]> =>
  tables(act.tx)
    .selectFrom('clearanceRegistration')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .orderBy('country')
    .execute()

export async function saveRegistration(act: Act, registration: RegistrationRecord): Promise<void> {
  const { companyId: _company, country: _country, ...changes } = registration
  await tables(act.tx)
    .insertInto('clearanceRegistration')
    .values(registration)
    .onConflict((conflict) => conflict.columns(['companyId', 'country']).doUpdateSet(changes))
    .execute()
}
