import type { UnitOfWork } from '../../platform/index.ts'
import { branchIds, headOffices } from './companies.ts'
import type { SchemeValue } from './records.ts'
import * as store from './store/companies.ts'

/** What a company is called, and its numbers. */
export interface CompanyIdentity {
  readonly name: string
  readonly identifiers: readonly SchemeValue[]
}

/** The company that the unit of work has entered, as it is known. */
export async function identityOf(uow: UnitOfWork): Promise<CompanyIdentity | undefined> {
  const [row] = await store.identity(uow.tx, uow.companyId)
  return row && { name: row.name, identifiers: row.identifiers as SchemeValue[] }
}

/** The companies of one business that are asked for. */
const maxCompanies = 100

/** The entered company with its head offices and branches: to others they are one. */
export async function identitiesOfBusiness(uow: UnitOfWork): Promise<CompanyIdentity[]> {
  const heads = await headOffices(uow)
  const ids = [heads.at(-1) ?? uow.companyId]
  const found: CompanyIdentity[] = []
  for (const id of ids) {
    const own = await inside(uow, id, identityOf)
    if (own !== undefined) found.push(own)
    const below = await inside(uow, id, branchIds)
    ids.push(...below.filter((one) => !ids.includes(one)).slice(0, maxCompanies - ids.length))
  }
  return found
}

const inside = <T>(uow: UnitOfWork, id: string, work: (one: UnitOfWork) => Promise<T>): Promise<T> =>
  id === uow.companyId ? work(uow) : uow.within(id, work)
