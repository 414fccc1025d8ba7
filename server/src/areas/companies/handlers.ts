import type { Areas } from '@kontor/contract'
import type { Handlers, UnitOfWork } from '../../platform/index.ts'
import { entityOf, isBranch, readCompany } from './companies.ts'
import { branches } from './handlers/branches.ts'
import { images } from './handlers/images.ts'
import { records } from './handlers/records.ts'
import { mustBeIdentifiers } from './identifiers.ts'
import { noCompany, noParentCompany } from './not-found.ts'
import type { Founders, Relations } from './relations.ts'
import { withoutEmpty } from './rules.ts'
import type { SchemeValue } from './store/companies.ts'
import * as store from './store/companies.ts'
import { profileChanged } from './tasks.ts'

export const createHandlers = (network: Relations, users: Founders): Handlers<Areas['companies']> => ({
  ...branches(network, users),
  ...records,
  ...images(network),

  readAccount: (_input, context) => context.read((uow) => the(uow, uow.companyId)),

  readAccountInfo: (_input, context) => context.read((uow) => the(uow, uow.companyId)),

  saveAccount: ({ body }, context) =>
    context.write(async (uow) => {
      const row = await store.company(uow.tx, uow.companyId)
      if (row === undefined) throw noCompany(uow.companyId)
      const now = entityOf(row)
      const isNew = ({ scheme, value }: SchemeValue) =>
        !now.Identifiers.some((known) => known.scheme === scheme && known.value === value)
      // What was right once may have been written by other rules: only what changes is checked.
      await mustBeIdentifiers('Identifiers', body.Identifiers ?? [], isNew)
      await store.updateCompany(uow.tx, uow.companyId, {
        name: body.CompanyName ?? now.CompanyName,
        identifiers: withoutEmpty(body.Identifiers ?? now.Identifiers),
        address: withoutEmpty(body.AddressLines ?? now.AddressLines),
        modified: uow.now,
      })
      await uow.log({ kind: 'company.changed', objectType: 'company', objectId: uow.companyId })
      await uow.later('companies.directory', {})
      await uow.later(profileChanged, {})
    }),

  readCompany: ({ params }, context) =>
    context.read(async (uow) => {
      const mayKnow =
        params.id === uow.companyId || (await isBranch(uow, params.id)) || (await network.isConnected(uow, params.id))
      if (!mayKnow) throw noCompany(params.id)
      return the(uow, params.id)
    }),

  readParent: ({ params }, context) =>
    context.read(async (uow) => {
      const mayKnow = params.id === uow.companyId || (await isBranch(uow, params.id))
      const parentId = mayKnow ? (await the(uow, params.id)).ParentCompanyAccountId : undefined
      if (parentId === undefined) throw noParentCompany(params.id)
      return the(uow, parentId)
    }),
})

async function the(uow: UnitOfWork, companyId: string) {
  const found = companyId === uow.companyId ? await readCompany(uow) : await uow.within(companyId, readCompany)
  if (found === undefined) throw noCompany(companyId)
  return found
}
