import type { CompanyAddress, CompanyAddressInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type UnitOfWork, unfit } from '../../../platform/index.ts'
import { withoutEmpty } from '../rules.ts'
import * as store from '../store/records.ts'

export const addressOf = (row: store.AddressRow): Of<typeof CompanyAddress> => ({
  id: row.id,
  company_id: row.company_id,
  data: [...row.data],
  location_type: row.location_type,
  ...(row.legal_note === null ? {} : { legal_note: row.legal_note }),
  is_default_location: row.is_default,
})

/** F-172, F-174: the path says whose address it is, and lines without a value are not kept. */
export async function keepAddress(
  own: UnitOfWork,
  id: string,
  input: Of<typeof CompanyAddressInput>,
  created = own.now,
): Promise<Of<typeof CompanyAddress>> {
  if (input.company_id !== undefined && input.company_id !== own.companyId)
    throw unfit(
      'company_id',
      t`company_id is ${input.company_id}, but the URL contains ${own.companyId}: use the same id.`,
    )
  const data = withoutEmpty(input.data)
  if (data.length === 0) throw unfit('data', t`data has no line with a value: enter a street, a city or another line.`)
  const row = {
    company_id: own.companyId,
    id,
    data,
    location_type: input.location_type,
    legal_note: input.legal_note ?? null,
    is_default: input.is_default_location,
    created,
  }
  await store.saveAddress(own, row)
  await own.log({
    kind: 'company.configured',
    objectType: 'company',
    objectId: own.companyId,
    detail: { address: id },
  })
  return addressOf(row)
}
