import { acceptHeldTerms, publishTerms } from '@kontor/server/areas/terms'
import type { UnitOfWork } from '@kontor/server/platform'
import { type DemoCompany, demoCompanies } from './companies.ts'

/** The zone in which the demo network has terms of service, with its only country. */
export const demoTermsZone = 'DEMO'
const country = 'GB'

const text = `Kontor demo network: terms of service

1. What this is
Kontor exchanges trade documents between companies. The companies and people of the demo network are invented.

2. Your documents
They stay yours. Each is kept for as long as the law of your country asks for, and you can take all of them with you.

3. Your people
Administrators decide who works here and with which rights. Everybody signs in as themselves.

4. Changes
A new version is shown to your administrators first. Nobody is asked to accept what they could not read.
`

/** Publishes the terms; before anybody works in a company there. */
export async function foundTerms(uow: UnitOfWork): Promise<void> {
  await publishTerms(uow, { zone: demoTermsZone, version: '2025-11', text, countries: [country] })
}

/** The administrator accepts for the company, then everybody for themselves. */
export async function acceptTerms(uow: UnitOfWork, company: DemoCompany, personIds: readonly string[]): Promise<void> {
  if (company.country !== country) return
  const place = demoCompanies.indexOf(company) * 10
  for (const [index, id] of personIds.entries()) {
    const from = { address: `192.0.2.${place + index + 1}`, stated_address: null }
    await acceptHeldTerms(uow, id, from, company.people[index]?.role === 'companyAdmin')
  }
}
