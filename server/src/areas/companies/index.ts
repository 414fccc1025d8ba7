export {
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
export { createHandlers } from './handlers.ts'
export { policy } from './policy.ts'
export { allCompanyIds, type SchemeValue } from './store.ts'
export { tasks } from './tasks.ts'
