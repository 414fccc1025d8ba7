import type { UnitOfWork } from '../../../platform/index.ts'
import { newSecret } from '../address.ts'
import type { IntakeRecord } from '../records.ts'
import * as store from '../store.ts'

/** Gives the company an address; an earlier one takes nothing any more. */
export async function openIntake(uow: UnitOfWork, secret: string = newSecret()): Promise<IntakeRecord> {
  const record = { companyId: uow.companyId, secret, since: uow.now }
  await store.saveIntake(uow, { secret, since: uow.now })
  await uow.log({ kind: 'company.mail_intake_opened', objectType: 'company', objectId: uow.companyId })
  return record
}
