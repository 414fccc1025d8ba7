import type { UnitOfWork } from '../../../platform/index.ts'
import type { RegistrationRecord } from '../records.ts'
import { tables } from './tables.ts'

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
