import { defineArea } from '../../platform/index.ts'
import { createHandlers } from './handlers.ts'
import { policy } from './policy.ts'
import { founders, relations } from './relations.ts'
import { profileChanged, tasks } from './tasks.ts'

export { keepAddress } from './commands/keep-address.ts'
export { putSetting } from './commands/put-setting.ts'
export { saveProfile } from './commands/save-profile.ts'
export {
  allCompanyIds,
  branchIds,
  companiesCalled,
  companyRef,
  createBranch,
  createCompany,
  groupIds,
  headOffices,
  inOwn,
  isBranch,
  isNetworkEmpty,
  type NewCompany,
  readCompany,
  searchCompanies,
} from './companies.ts'
export { keepImage, theImage } from './handlers/images.ts'
export { mustBeIdentifiers, whyNotIdentifier } from './identifiers.ts'
export { type CompanyIdentity, identitiesOfBusiness, identityOf } from './identity.ts'
export { noCompany } from './not-found.ts'
export { partyOfCompany } from './party.ts'
export { settingOf } from './queries.ts'
export type { SchemeValue } from './records.ts'
export { type Founders, founders, relations } from './relations.ts'
export type { ImageType } from './rules.ts'
export { profileChanged, showInDirectory } from './tasks.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    company: true
  }
}

export const area = defineArea('companies', {
  policy,
  handlers: (services) => createHandlers(services.get(relations), services.get(founders), services.areas),
  tasks,
  events: [profileChanged],
  objectTypes: ['company'],
})
