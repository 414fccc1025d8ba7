import { defineArea, service } from '../../platform/index.ts'
import { createHandlers, type Relations } from './handlers.ts'
import { policy } from './policy.ts'
import { profileChanged, tasks } from './tasks.ts'

export {
  allCompanyIds,
  branchIds,
  companiesCalled,
  companyRef,
  createBranch,
  createCompany,
  headOffices,
  isBranch,
  type NewCompany,
  readCompany,
  searchCompanies,
} from './companies.ts'
export { whyNotIdentifier } from './identifiers.ts'
export { noCompany } from './not-found.ts'
export type { SchemeValue } from './store.ts'
export { profileChanged, showInDirectory } from './tasks.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    company: true
  }
}

/** What the area asks the network, which stands above it. */
export const relations = service<Relations>('companies.relations')

export const area = defineArea('companies', {
  policy,
  handlers: (services) => createHandlers(services.get(relations)),
  tasks,
  events: [profileChanged],
  objectTypes: ['company'],
})
