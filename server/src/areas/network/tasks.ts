import type { UnitOfWork } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { partnerIds, setPartner } from './store.ts'

/** Shows the company's partners what it is called now. */
export async function showProfile(uow: UnitOfWork): Promise<void> {
  const company = await readCompany(uow)
  if (company === undefined) return
  const values = {
    partner_name: company.CompanyName,
    country: company.Country,
    identifiers: company.Identifiers,
    address: company.AddressLines,
  }
  for (const partnerId of await partnerIds(uow.tx, uow.companyId))
    await uow.within(partnerId, (partner) => setPartner(partner.tx, partner.companyId, uow.companyId, values))
}
