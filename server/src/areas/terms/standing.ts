import type { Of, TermsAcceptance } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import type { TermsVersion } from './rules.ts'
import * as store from './store.ts'

/** The terms that hold in the company's country, and who has accepted them. */
export interface KnownStanding {
  readonly held: TermsVersion | undefined
  readonly company: store.AcceptanceRow | undefined
  readonly person: store.AcceptanceRow | undefined
}

/** How the company that is entered, and a person in it, stand to the terms that hold there. */
export async function standingOf(uow: UnitOfWork, userId: string): Promise<KnownStanding> {
  const [held] = await store.latestByCountry(uow.tx, await countryOf(uow))
  const rows = held === undefined ? [] : await store.acceptancesOf(uow, held, userId)
  return {
    held,
    company: rows.find((row) => row.for_company),
    person: rows.find((row) => !row.for_company && row.user_id === userId),
  }
}

export const countryOf = async (uow: UnitOfWork): Promise<string> => (await companyRef(uow))?.Country ?? ''

/** As a call answers it. */
export function acceptanceOf(standing: KnownStanding, whose: 'company' | 'person'): Of<typeof TermsAcceptance> {
  const { held } = standing
  if (held === undefined) return { accepted: false, required: false }
  const row = standing[whose]
  return {
    accepted: row !== undefined,
    required: row === undefined,
    countryZone: held.country_zone,
    version: held.version,
    ...(row && { acceptedBy: row.user_id, acceptedAt: row.accepted.toISOString(), ...addressIn(row) }),
  }
}

/** The address that was stated, else that of the request; gone where the person was erased. */
export function addressIn({ address, stated_address }: store.AcceptanceRow): { ipAddress?: string } {
  const ipAddress = stated_address ?? address
  return ipAddress === null ? {} : { ipAddress }
}
