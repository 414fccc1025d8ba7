import type { Of, OnboardingContact, SupplierProperty } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit, whyNotAddress } from '../../../platform/index.ts'
import { isUuid } from '../../entries/index.ts'
import { readGroup } from '../../network/index.ts'
import * as store from '../store/suppliers.ts'
import { languageFor, newSupplier } from './approve-file.ts'
import { log } from './invite-supplier.ts'

/**
 * Adds a supplier by hand, whom nobody has invited yet.
 *
 * @returns its id
 * @throws ApiError ResourceNotFound (the group); BadRequest (the address, the id); Conflict where that is invited already, or the id is used
 */
export async function addSupplier(uow: UnitOfWork, contact: Of<typeof OnboardingContact>): Promise<string> {
  const { CompanyName, Country, Email, FirstName, LastName, Phone, SupplierGroupId, Language } = contact
  const id = await newIdOf(uow, contact)
  if (SupplierGroupId !== undefined) await readGroup(uow, SupplierGroupId)
  const why = whyNotAddress(Email)
  if (why !== undefined) throw unfit('Email', t`Email is ${Email}: ${why}.`)
  if ((await store.openAddresses(uow)).has(Email.toLowerCase()))
    throw new ApiError('Conflict', t`Someone is invited at ${Email} already: use that supplier, or another address.`)
  const properties: Partial<Record<SupplierProperty, string>> = {
    ...{ CompanyName, Country, Email },
    ...(FirstName && { FirstName }),
    ...(LastName && { LastName }),
    ...(Phone && { Phone }),
    ...(Language && { Language }),
  }
  const supplier = {
    ...newSupplier(uow, {
      ...{ groupId: SupplierGroupId ?? null, fileId: null, feature: 'CAMPAIGN_ONBOARDING' },
      ...{ name: CompanyName.trim(), country: Country, email: Email, language: languageFor(Country, Language) },
      properties,
    }),
    id,
  }
  await store.add(uow, [supplier])
  await log(uow, 'added', supplier.id)
  return supplier.id
}

/** The id that the caller chose, else a new one. */
async function newIdOf(uow: UnitOfWork, { SourceId }: Of<typeof OnboardingContact>): Promise<string> {
  if (SourceId === undefined) return uow.newId()
  if (!isUuid(SourceId)) throw unfit('SourceId', t`SourceId is ${SourceId}: use a UUID, or leave it out.`)
  const id = SourceId.toLowerCase()
  if ((await store.find(uow, id)) !== undefined)
    throw new ApiError('Conflict', t`The id ${id} is used by another supplier: use a new one.`)
  return id
}
