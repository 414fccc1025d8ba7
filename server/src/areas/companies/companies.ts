import type { Company, CompanyRef, Of } from '@kontor/contract'
import { beginTurns, type Platform, type Tx, type UnitOfWork, uuidPattern } from '../../platform/index.ts'
import { noCompany } from './not-found.ts'
import type { SchemeValue } from './records.ts'
import { folded, type ImageType, withoutEmpty } from './rules.ts'
import * as store from './store/companies.ts'

export interface NewCompany {
  readonly name: string
  readonly country: string
  readonly currency: string
  readonly accountType?: 'FREE' | 'PREMIUM'
  readonly industry?: string
  readonly size?: NonNullable<Of<typeof Company>['Size']>
  readonly identifiers?: readonly SchemeValue[]
  readonly address?: readonly SchemeValue[]
  readonly public?: boolean
}

/** Founds the company whose id the act has entered. */
export async function createCompany(uow: UnitOfWork, input: NewCompany): Promise<void> {
  await found(uow, input, null)
}

/** Founds a branch of the company that the unit of work has entered, under an id that the caller chose. */
export async function createBranch(uow: UnitOfWork, branchId: string, input: NewCompany): Promise<void> {
  await store.insertBranch(uow.tx, uow.companyId, branchId)
  await uow.within(branchId, (inBranch) => found(inBranch, input, uow.companyId))
  await uow.log({ kind: 'branch.created', objectType: 'company', objectId: branchId })
}

async function found(uow: UnitOfWork, input: NewCompany, parentId: string | null): Promise<void> {
  await store.insertCompany(uow.tx, {
    company_id: uow.companyId,
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
    created: uow.now,
    modified: uow.now,
  })
  await uow.log({ kind: 'company.created', objectType: 'company', objectId: uow.companyId })
  await uow.later('companies.directory', {})
  await beginTurns(uow)
}

/** Whether the network has no company yet. */
export const isNetworkEmpty = ({ db }: Pick<Platform, 'db'>): Promise<boolean> => db.plain((tx) => store.isEmpty(tx))

/** The company that the unit of work has entered, as its own people see it; undefined where there is none. */
export async function readCompany(uow: UnitOfWork): Promise<Of<typeof Company> | undefined> {
  const row = await store.company(uow.tx, uow.companyId)
  return row === undefined ? undefined : entityOf(row)
}

/** The company that the unit of work has entered, in short. */
export async function companyRef(
  uow: UnitOfWork,
): Promise<(Of<typeof CompanyRef> & { parentId: string | null }) | undefined> {
  const row = await store.company(uow.tx, uow.companyId)
  if (row === undefined) return undefined
  return { Id: row.company_id, Name: row.name, Country: row.country, parentId: row.parent_id }
}

/** The companies above the one that the unit of work has entered, the nearest first. */
export async function headOffices(uow: UnitOfWork): Promise<string[]> {
  const found: string[] = []
  let { parent_id: above } = (await store.company(uow.tx, uow.companyId)) ?? { parent_id: null }
  while (above !== null && !found.includes(above)) {
    const head = above
    found.push(head)
    above = (await uow.within(head, ({ tx }) => store.company(tx, head)))?.parent_id ?? null
  }
  return found
}

/** The ids of the branches of the company that the unit of work has entered. */
export const branchIds = (uow: UnitOfWork): Promise<string[]> => store.branchIds(uow.tx, uow.companyId)

/** The ids of all companies of the group to which the entered one belongs, the head office first. */
export async function groupIds(uow: UnitOfWork): Promise<string[]> {
  const found = [(await headOffices(uow)).at(-1) ?? uow.companyId]
  for (const id of found) found.push(...(await (id === uow.companyId ? branchIds(uow) : uow.within(id, branchIds))))
  return found
}

export async function isBranch(uow: UnitOfWork, companyId: string): Promise<boolean> {
  return (await branchIds(uow)).includes(companyId)
}

/** Public companies of the network by the beginning of a word of their name; the asking one is left out. */
export async function searchCompanies(uow: UnitOfWork, text: string, limit: number, offset: number) {
  const { rows, count } = await store.searchDirectory(uow.tx, folded(text), uow.companyId, limit, offset)
  return { count, companies: rows.map(({ id, name, country }) => ({ Id: id, Name: name, Country: country })) }
}

/** Every company of the network, for work that goes through all of them out of a request's way. */
export const allCompanyIds = ({ db }: Pick<Platform, 'db'>): Promise<string[]> => db.plain((tx) => store.allIds(tx))

/** The companies that the operator means by an id or a whole name: none, one, or at most two. */
export const companiesCalled = (tx: Tx, nameOrId: string): Promise<{ id: string; name: string }[]> =>
  store.directoryOf(tx, uuidPattern.test(nameOrId) ? nameOrId : undefined, folded(nameOrId))

/** Where an image is read. It is another address with each image, so that none of yesterday is shown. */
export const imageUrl = (companyId: string, type: ImageType, sha256: string): string =>
  `/api/companies/${companyId}/images/${type}?v=${sha256.slice(0, 16)}`

export function entityOf(row: store.CompanyRow): Of<typeof Company> {
  const images = row.images as Partial<Record<ImageType, string>>
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
    Identifiers: row.identifiers as SchemeValue[],
    AddressLines: row.address as SchemeValue[],
    PublicProfile: row.public,
    ...(images.LOGO && { LogoURL: imageUrl(row.company_id, 'LOGO', images.LOGO) }),
    ...(images.BACKGROUND && { BackgroundURL: imageUrl(row.company_id, 'BACKGROUND', images.BACKGROUND) }),
    Created: row.created.toISOString(),
    Modified: row.modified.toISOString(),
  }
}

/**
 * Work in a company that the entered one speaks for: itself, or a branch.
 *
 * @throws ApiError ResourceNotFound for any other
 */
export async function inOwn<T>(uow: UnitOfWork, companyId: string, work: (own: UnitOfWork) => Promise<T>): Promise<T> {
  if (companyId === uow.companyId) return work(uow)
  if (!(await isBranch(uow, companyId))) throw noCompany(companyId)
  return uow.within(companyId, work)
}
