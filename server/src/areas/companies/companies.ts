import type { Company, CompanyRef, Of } from '@kontor/contract'
import { type Act, type Tx, uuidPattern } from '../../platform/index.ts'
import { folded, withoutEmpty } from './rules.ts'
import * as store from './store.ts'

export interface NewCompany {
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly accountType?: 'FREE' | 'PREMIUM'
  readonly industry?: string
  readonly size?: NonNullable<Of<typeof Company>['Size']>
  readonly identifiers?: readonly store.SchemeValue[]
  readonly address?: readonly store.SchemeValue[]
  readonly public?: boolean
}

/** Founds the company whose id the act has entered. */
export async function createCompany(act: Act, input: NewCompany): Promise<void> {
  await found(act, input, null)
}

/** Founds a branch of the company that the act has entered, under an id that the caller chose. */
export async function createBranch(act: Act, branchId: string, input: NewCompany): Promise<void> {
  await store.insertBranch(act.tx, act.companyId, branchId)
  await act.within(branchId, (inBranch) => found(inBranch, input, act.companyId))
  await act.log({ kind: 'branch.created', objectType: 'company', objectId: branchId })
}

async function found(act: Act, input: NewCompany, parentId: string | null): Promise<void> {
  await store.insertCompany(act.tx, {
    company_id: act.companyId,
    name: input.name,
    country: input.country,
    currency: input.currency,
    state: 'ACTIVE',
    account_type: input.accountType ?? 'FREE',
    industry: input.industry ?? null,
    size: input.size ?? null,
    parent_id: parentId,
    identifiers: withoutEmpty(input.identifiers ?? []),
    address: withoutEmpty(input.address ?? []),
    public: input.public ?? true,
    created: act.now,
    modified: act.now,
  })
  await act.log({ kind: 'company.created', objectType: 'company', objectId: act.companyId })
  await act.later('companies.directory', {})
}

/** The company that the act has entered, as its own people see it; undefined where there is none. */
export async function readCompany(act: Act): Promise<Of<typeof Company> | undefined> {
  const row = await store.company(act.tx, act.companyId)
  return row === undefined ? undefined : entityOf(row)
}

/** The company that the act has entered, in short. */
export async function companyRef(act: Act): Promise<(Of<typeof CompanyRef> & { parentId: string | null }) | undefined> {
  const row = await store.company(act.tx, act.companyId)
  if (row === undefined) return undefined
  return { Id: row.company_id, Name: row.name, Country: row.country, parentId: row.parent_id }
}

/** The companies above the one that the act has entered, the nearest first. */
export async function headOffices(act: Act): Promise<string[]> {
  const found: string[] = []
  let { parent_id: above } = (await store.company(act.tx, act.companyId)) ?? { parent_id: null }
  while (above !== null && !found.includes(above)) {
    const head = above
    found.push(head)
    above = (await act.within(head, ({ tx }) => store.company(tx, head)))?.parent_id ?? null
  }
  return found
}

/** The ids of the branches of the company that the act has entered. */
export const branchIds = (act: Act): Promise<string[]> => store.branchIds(act.tx, act.companyId)

export async function isBranch(act: Act, companyId: string): Promise<boolean> {
  return (await branchIds(act)).includes(companyId)
}

/** Public companies of the network by the beginning of a word of their name; the asking one is left out. */
export async function searchCompanies(act: Act, text: string, limit: number, offset: number) {
  const { rows, count } = await store.searchDirectory(act.tx, folded(text), act.companyId, limit, offset)
  return { count, companies: rows.map(({ id, name, country }) => ({ Id: id, Name: name, Country: country })) }
}

/** The companies that the operator means by an id or a whole name: none, one, or at most two. */
export const companiesCalled = (tx: Tx, nameOrId: string): Promise<{ id: string; name: string }[]> =>
  store.directoryOf(tx, uuidPattern.test(nameOrId) ? nameOrId : undefined, folded(nameOrId))

export function entityOf(row: store.CompanyRow): Of<typeof Company> {
  return {
    CompanyAccountId: row.company_id,
    CompanyName: row.name,
    Country: row.country,
    Currency: row.currency,
    State: row.state as Of<typeof Company>['State'],
    AccountType: row.account_type as Of<typeof Company>['AccountType'],
    ...(row.industry === null ? {} : { Industry: row.industry }),
    ...(row.size === null ? {} : { Size: row.size as NewCompany['size'] & string }),
    ...(row.parent_id === null ? {} : { ParentCompanyAccountId: row.parent_id }),
    Identifiers: row.identifiers as store.SchemeValue[],
    AddressLines: row.address as store.SchemeValue[],
    PublicProfile: row.public,
    Created: row.created.toISOString(),
    Modified: row.modified.toISOString(),
  }
}
