import type { Areas } from '@kontor/contract'
import { type Act, type Handlers, notFound } from '../../platform/index.ts'
import { accountInfo } from './account-info.ts'
import { branchIds, entityOf, isBranch, readCompany } from './companies.ts'
import { withoutEmpty } from './rules.ts'
import * as store from './store.ts'
import { profileChanged } from './tasks.ts'

/** What the area asks the network, which stands above it. */
export interface Relations {
  /** Whether the company that the act has entered has this one among its connections. */
  isConnected(act: Act, companyId: string): Promise<boolean>
}

export const createHandlers = ({ isConnected }: Relations): Handlers<Areas['companies']> => ({
  readAccount: (_input, context) => context.read((act) => the(act, act.companyId)),

  readAccountInfo: (_input, context) =>
    context.read(async (act) => accountInfo(await the(act, act.companyId), context.accepts)),

  saveAccount: ({ body }, context) =>
    context.write(async (act) => {
      const row = await store.company(act.tx, act.companyId)
      if (row === undefined) throw notFound('company', act.companyId)
      const now = entityOf(row)
      await store.updateCompany(act.tx, act.companyId, {
        name: body.CompanyName ?? now.CompanyName,
        identifiers: withoutEmpty(body.Identifiers ?? now.Identifiers),
        address: withoutEmpty(body.AddressLines ?? now.AddressLines),
        modified: act.now,
      })
      await act.log({ kind: 'company.changed', objectType: 'company', objectId: act.companyId })
      await act.later('companies.directory', {})
      await act.later(profileChanged, {})
    }),

  readCompany: ({ params }, context) =>
    context.read(async (act) => {
      const mayKnow =
        params.id === act.companyId || (await isBranch(act, params.id)) || (await isConnected(act, params.id))
      if (!mayKnow) throw notFound('company', params.id)
      return the(act, params.id)
    }),

  readParent: ({ params }, context) =>
    context.read(async (act) => {
      const mayKnow = params.id === act.companyId || (await isBranch(act, params.id))
      const parentId = mayKnow ? (await the(act, params.id)).ParentCompanyAccountId : undefined
      if (parentId === undefined) throw notFound('parent company', params.id)
      return the(act, parentId)
    }),

  listBranches: (_input, context) =>
    context.read(async (act) => {
      const branches = []
      for (const id of await branchIds(act)) branches.push(await the(act, id))
      const count = branches.length
      return { itemsPerPage: count, itemCount: count, numPages: 1, pageId: 0, CompanyAccount: branches }
    }),
})

async function the(act: Act, companyId: string) {
  const found = companyId === act.companyId ? await readCompany(act) : await act.within(companyId, readCompany)
  if (found === undefined) throw notFound('company', companyId)
  return found
}
