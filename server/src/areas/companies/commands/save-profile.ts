import type { Areas, InputOf } from '@kontor/contract'
import { mustKeep, type UnitOfWork } from '../../../platform/index.ts'
import { entityOf } from '../companies.ts'
import { mustBeIdentifiers } from '../identifiers.ts'
import { noCompany } from '../not-found.ts'
import type { SchemeValue } from '../records.ts'
import { withoutEmpty } from '../rules.ts'
import * as store from '../store/companies.ts'
import { profileChanged } from '../tasks.ts'

/** What a company that is sent as it was read has, and saving does not change. */
const kept = [
  'CompanyAccountId',
  'Country',
  'Currency',
  'State',
  'AccountType',
  'Industry',
  'Size',
  'ParentCompanyAccountId',
] as const

/**
 * Saves what the entered company shows of itself; what is not given stays.
 *
 * @throws ApiError BadRequest, naming the identifier that cannot be one, or what is not changed here
 */
export async function saveProfile(
  uow: UnitOfWork,
  body: InputOf<Areas['companies']['saveAccount']>['body'],
): Promise<void> {
  const row = await store.company(uow.tx, uow.companyId)
  if (row === undefined) throw noCompany(uow.companyId)
  const now = entityOf(row)
  for (const field of kept) mustKeep(field, body[field], now[field])
  const isNew = ({ scheme, value }: SchemeValue) =>
    !now.Identifiers.some((known) => known.scheme === scheme && known.value === value)
  // What was right once may have been written by other rules: only what changes is checked.
  await mustBeIdentifiers('Identifiers', body.Identifiers ?? [], isNew)
  await store.updateCompany(uow.tx, uow.companyId, {
    name: body.CompanyName ?? now.CompanyName,
    identifiers: withoutEmpty(body.Identifiers ?? now.Identifiers),
    public: body.PublicProfile ?? now.PublicProfile,
    address: withoutEmpty(body.AddressLines ?? now.AddressLines),
    modified: uow.now,
  })
  await uow.log({ kind: 'company.changed', objectType: 'company', objectId: uow.companyId })
  await uow.later('companies.directory', {})
  await uow.later(profileChanged, {})
}
