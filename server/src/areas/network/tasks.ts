import type { Act } from '../../platform/index.ts'
import { readCompany } from '../companies/index.ts'
import { partnerIds, setPartner } from './store.ts'

/** Shows the company's partners what it is called now. */
export async function showProfile(act: Act): Promise<void> {
  const company = await readCompany(act)
  if (company === undefined) return
  const values = {
    partner_name: company.CompanyName,
    country: company.Country,
    identifiers: company.Identifiers,
    address: company.AddressLines,
  }
  for (const partnerId of await partnerIds(act.tx, act.companyId))
    await act.within(partnerId, (partner) => setPartner(partner.tx, partner.companyId, act.companyId, values))
}
