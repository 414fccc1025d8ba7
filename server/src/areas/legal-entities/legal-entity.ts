import type { UnitOfWork } from '../../platform/index.ts'
import { branchIds } from '../companies/index.ts'
import { noLegalEntity } from './not-found.ts'
import * as store from './store.ts'

/** A legal entity of the company. @throws ApiError ResourceNotFound */
export async function legalEntityOf(uow: UnitOfWork, id: string): Promise<store.LegalEntityRecord> {
  const record = await store.find(uow, id)
  if (record === undefined) throw noLegalEntity(id)
  return record
}

/** What is found in the company, or in a branch of it: the head office reads those of its branches as well. */
export async function firstFound(
  uow: UnitOfWork,
  find: (of: UnitOfWork) => Promise<store.LegalEntityRecord | undefined>,
): Promise<store.LegalEntityRecord | undefined> {
  const own = await find(uow)
  if (own !== undefined) return own
  for (const branchId of await branchIds(uow)) {
    const theirs = await uow.within(branchId, find)
    if (theirs !== undefined) return theirs
  }
  return undefined
}

/** @throws ApiError ResourceNotFound */
export async function readableEntity(uow: UnitOfWork, id: string): Promise<store.LegalEntityRecord> {
  const record = await firstFound(uow, (of) => store.find(of, id))
  if (record === undefined) throw noLegalEntity(id)
  return record
}
