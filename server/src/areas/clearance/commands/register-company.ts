import type { ClearanceRegistration, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Settings, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { authorityIn } from '../authority/index.ts'
import type { RegistrationRecord } from '../records.ts'
import * as store from '../store/registrations.ts'
import { isTaxNumber } from '../values/cius-ro.ts'

type Registration = Of<typeof ClearanceRegistration>

export const registrationOf = ({ country, identifier, state, ...row }: RegistrationRecord): Registration => ({
  country,
  identifier,
  state,
  ...(row.certificate === null ? {} : { certificate: row.certificate }),
  ...(row.validFrom === null ? {} : { validFrom: row.validFrom }),
  ...(row.validTo === null ? {} : { validTo: row.validTo }),
  ...(row.authority === null ? {} : { authority: row.authority }),
})

/**
 * Sets the company's place in the register of a country's tax authority. Where companies can report there, its bills do
 * from then on.
 */
export async function registerCompany(
  uow: UnitOfWork,
  registration: Registration,
  settings: Pick<Settings, 'clearance'>,
): Promise<Registration> {
  refuse(registration)
  const authority = authorityIn(settings, registration.country) ?? null
  if (authority !== null && !isTaxNumber(registration.identifier))
    throw unfit(
      'identifier',
      t`identifier is ${registration.identifier}: use the tax number of the company, two to ten digits with or without RO.`,
    )
  const row: RegistrationRecord = {
    companyId: uow.companyId,
    country: registration.country,
    identifier: registration.identifier,
    state: registration.state ?? 'REGISTERED',
    certificate: registration.certificate ?? null,
    validFrom: registration.validFrom ?? null,
    validTo: registration.validTo ?? null,
    authority,
    modified: uow.now,
  }
  await store.saveRegistration(uow, row)
  await uow.log({
    kind: 'company.registered',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { country: row.country, state: row.state },
  })
  return registrationOf(row)
}

/**
 * Changes what is given and leaves the rest.
 *
 * @throws ApiError Conflict where the company is not registered in that country
 */
export async function changeRegistration(
  uow: UnitOfWork,
  changes: Registration,
  settings: Pick<Settings, 'clearance'>,
): Promise<Registration> {
  const before = (await store.registrations(uow)).find(({ country }) => country === changes.country)
  if (before === undefined)
    throw new ApiError('Conflict', t`The company is not registered in ${changes.country}: register it with PUT first.`)
  return registerCompany(uow, { ...registrationOf(before), ...changes }, settings)
}

function refuse({ certificate, validFrom, validTo }: Registration): void {
  if (certificate?.includes('PRIVATE KEY'))
    throw unfit(
      'certificate',
      t`certificate contains a private key: send only the certificate and keep the key secret.`,
    )
  if (validFrom !== undefined && validTo !== undefined && validTo < validFrom)
    throw unfit('validTo', t`validTo is ${validTo}, before validFrom ${validFrom}: use a later date.`)
}
