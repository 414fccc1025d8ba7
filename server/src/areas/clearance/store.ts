import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { RegistrationRecord } from './records.ts'

type Tables = {
  clearanceRegistration: RegistrationRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export const registrations = (uow: UnitOfWork): Promise<RegistrationRecord[]> =>
  tables(uow.tx)
    .selectFrom('clearanceRegistration')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .orderBy('country')
    .execute()

export async function saveRegistration(uow: UnitOfWork, registration: RegistrationRecord): Promise<void> {
  const { companyId: _company, country: _country, ...changes } = registration
  await tables(uow.tx)
    .insertInto('clearanceRegistration')
    .values(registration)
    .onConflict((conflict) => conflict.columns(['companyId', 'country']).doUpdateSet(changes))
    .execute()
}
