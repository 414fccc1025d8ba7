import type { ClearanceRegistration, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import type { RegistrationRecord } from '../records.ts'
import * as store from '../store.ts'

type Registration = Of<typeof ClearanceRegistration>

export const registrationOf = ({ country, identifier, state, ...row }: RegistrationRecord): Registration => ({
  country,
  identifier,
  state,
  ...(row.certificate === null ? {} : { certificate: row.certificate }),
  ...(row.validFrom === null ? {} : { validFrom: row.validFrom }),
  ...(row.validTo === null ? {} : { validTo: row.validTo }),
})

/** Sets the company's place in the register of a country's tax authority. */
export async function register(uow: UnitOfWork, registration: Registration): Promise<Registration> {
  refuse(registration)
  const row: RegistrationRecord = {
    companyId: uow.companyId,
    country: registration.country,
    identifier: registration.identifier,
    state: registration.state ?? 'REGISTERED',
    certificate: registration.certificate ?? null,
    validFrom: registration.validFrom ?? null,
    validTo: registration.validTo ?? null,
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
export async function changeRegistration(uow: UnitOfWork, changes: Registration): Promise<Registration> {
  const before = (await store.registrations(uow)).find(({ country }) => country === changes.country)
  if (before === undefined)
    throw new ApiError('Conflict', t`The company is not registered in ${changes.country}: register it with PUT first.`)
  return register(uow, { ...registrationOf(before), ...changes })
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
