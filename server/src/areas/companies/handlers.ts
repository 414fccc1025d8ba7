import type { Areas } from '@kontor/contract'
import type { Handlers, UnitOfWork } from '../../platform/index.ts'
import { accountInfo } from './account-info.ts'
import { branchIds, entityOf, isBranch, readCompany } from './companies.ts'
import { noCompany, noParentCompany } from './not-found.ts'
import { withoutEmpty } from './rules.ts'
import * as store from './store.ts'
import { profileChanged } from './tasks.ts'

/** What the area asks the network, which stands above it. */
export interface Relations {
  /** Whether the company that the unit of work has entered has this one among its connections. */
  isConnected(uow: UnitOfWork, companyId: string): Promise<boolean>
}

export const createHandlers = ({ isConnected }: Relations): Handlers<Areas['companies']> => ({
  readAccount: (_input, context) => context.read((uow) => the(uow, uow.companyId)),

  readAccountInfo: (_input, context) =>
    context.read(async (uow) => accountInfo(await the(uow, uow.companyId), context.accepts)),

  saveAccount: ({ body }, context) =>
    context.write(async (uow) => {
      const row = await store.company(uow.tx, uow.companyId)
      if (row === undefined) throw noCompany(uow.companyId)
      const now = entityOf(row)
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
        params.id === uow.companyId || (await isBranch(uow, params.id)) || (await isConnected(uow, params.id))
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

  listBranches: (_input, context) =>
    context.read(async (uow) => {
      const branches = []
      for (const id of await branchIds(uow)) branches.push(await the(uow, id))
      const count = branches.length
      return { itemsPerPage: count, itemCount: count, numPages: 1, pageId: 0, CompanyAccount: branches }
    }),
})

async function the(uow: UnitOfWork, companyId: string) {
  const found = companyId === uow.companyId ? await readCompany(uow) : await uow.within(companyId, readCompany)
  if (found === undefined) throw noCompany(companyId)
  return found
}
