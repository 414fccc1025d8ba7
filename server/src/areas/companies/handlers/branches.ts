import type { Areas, Branch, Company, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo } from '../../../platform/index.ts'
import { branchIds, createBranch, inOwn, readCompany } from '../companies.ts'
import { mustBeIdentifiers } from '../identifiers.ts'
import { noCompany } from '../not-found.ts'
import type { Founders, Relations } from '../relations.ts'
import { folded } from '../rules.ts'
import { saveProperty } from '../store/records.ts'

const branchOf = (company: Of<typeof Company>): Of<typeof Branch> => {
  const { CompanyAccountId: Id, State, AccountType, Currency, Industry, Size, ParentCompanyAccountId } = company
  const { CompanyName, Country, Identifiers: Identifier, AddressLines: AddressLine, Created, Modified } = company
  return {
    ...{ Id, State, AccountType, Currency },
    ...(Industry && { Industry }),
    ...(Size && { Size }),
    ...(ParentCompanyAccountId && { ParentCompanyAccountId }),
    Company: { CompanyName, Country, Identifier, AddressLine, Created, Modified },
  }
}

/** The companies that one works with, and the branches of one's own. */
export const branchHandlers = (
  { connectedIds }: Relations,
  { administerBranch }: Founders,
): Pick<Handlers<Areas['companies']>, 'listBranches' | 'listCompanies' | 'createBranch'> => ({
  listBranches: (_input, context) =>
    context.read(async (uow) => {
      const found = []
      for (const id of await branchIds(uow)) found.push(await inOwn(uow, id, readCompany))
      const CompanyAccount = found.filter((branch) => branch !== undefined).map(branchOf)
      const count = CompanyAccount.length
      return { itemsPerPage: count, itemCount: count, numPages: 1, pageId: 0, CompanyAccount }
    }),

  listCompanies: ({ query: { q, limit, page } }, context) =>
    context.read(async (uow) => {
      const text = q === undefined ? '' : folded(q)
      const own = await readCompany(uow)
      const branchesByName = []
      for (const id of await branchIds(uow)) branchesByName.push(await uow.within(id, readCompany))
      const near = [
        own,
        ...branchesByName.toSorted((a, b) => (a?.CompanyName ?? '').localeCompare(b?.CompanyName ?? '')),
      ]
        .filter((company) => company !== undefined)
        .filter(({ CompanyName }) => folded(CompanyName).includes(text))
      const known = new Set(near.map(({ CompanyAccountId }) => CompanyAccountId))
      const connected = (await connectedIds(uow, q)).filter((id) => !known.has(id))
      const [from, to] = [page * limit, (page + 1) * limit]
      const Items = near.slice(from, to)
      for (const id of connected.slice(Math.max(0, from - near.length), Math.max(0, to - near.length))) {
        const company = await uow.within(id, readCompany)
        if (company !== undefined) Items.push(company)
      }
      return { ...pageInfo({ limit, page }, near.length + connected.length), Items }
    }),

  createBranch: async ({ body }, context) => {
    const { User, CompanyAccount, From, SendActivationEmail = true, ParentCompanyAccountId, Properties } = body
    const { CompanyName, Country, Identifier = [], AddressLine = [] } = CompanyAccount.Company
    await mustBeIdentifiers('Identifier', Identifier)
    const { userId, homeId } = context.actor
    await context.write((uow) =>
      inOwn(uow, ParentCompanyAccountId ?? uow.companyId, async (parent) => {
        const above = await readCompany(parent)
        if (above === undefined) throw noCompany(parent.companyId)
        for (const id of await branchIds(parent)) {
          const branch = await parent.within(id, readCompany)
          if (branch !== undefined && folded(branch.CompanyName) === folded(CompanyName))
            throw new ApiError('Conflict', t`There is already a branch called ${CompanyName}: choose another name.`, {
              details: { company: id },
            })
        }
        const branchId = parent.newId()
        await createBranch(parent, branchId, {
          name: CompanyName.trim(),
          country: Country,
          currency: above.Currency,
          accountType: above.AccountType,
          identifiers: Identifier,
          address: AddressLine,
        })
        if (Properties?.termsandconditions !== undefined)
          await parent.within(branchId, (branch) =>
            saveProperty(branch, 'termsandconditions', Properties.termsandconditions ?? ''),
          )
        if (From !== undefined)
          await parent.log({
            kind: 'branch.requested',
            objectType: 'company',
            objectId: branchId,
            detail: { from: From },
          })
        const first = { ...User, invite: SendActivationEmail, language: context.language }
        await administerBranch(parent, branchId, first, { userId, homeId })
      }),
    )
  },
})
