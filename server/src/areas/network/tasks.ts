import type { UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { changedParts, type Profile } from './rules.ts'
import { type ConnectionRow, connectionWith, partnerIds, setPartner } from './store/connections.ts'

/** Shows the company's partners what it is now, and writes down in their logs what is seen there in another way. */
export async function showProfile(uow: UnitOfWork): Promise<void> {
  const company = await readCompany(uow)
  if (company === undefined) return
  const profile = {
    name: company.CompanyName,
    country: company.Country,
    identifiers: company.Identifiers,
    address: company.AddressLines,
  }
  for (const partnerId of await partnerIds(uow.tx, uow.companyId))
    await uow.within(partnerId, (partner) => showTo(partner, uow.companyId, profile))
}

async function showTo(partner: UnitOfWork, companyId: string, profile: Profile): Promise<void> {
  const before = await connectionWith(partner.tx, partner.companyId, companyId)
  const changed = before === undefined ? [] : changedParts(profileIn(before), profile)
  if (before === undefined || changed.length === 0) return
  const { name: partner_name, ...values } = profile
  await setPartner(partner.tx, partner.companyId, companyId, { partner_name, ...values })
  await partner.log({
    kind: 'connection.partner_changed',
    objectType: 'connection',
    objectId: before.id,
    detail: { changed: changed.join(' ') },
  })
}

const profileIn = ({ partner_name, country, identifiers, address }: ConnectionRow): Profile => ({
  name: partner_name,
  country,
  identifiers: identifiers as Profile['identifiers'],
  address: address as Profile['address'],
})
