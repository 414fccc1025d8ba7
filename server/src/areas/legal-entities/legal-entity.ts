import type { UnitOfWork } from '../../platform/index.ts'
import { noLegalEntity } from './not-found.ts'
import * as store from './store.ts'

/** A legal entity of the company. @throws ApiError ResourceNotFound */
export async function legalEntityOf(uow: UnitOfWork, id: string): Promise<store.LegalEntityRecord> {
  const record = await store.find(uow, id)
  if (record === undefined) throw noLegalEntity(id)
  return record
}
