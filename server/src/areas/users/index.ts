export { type Colleague, colleaguesOf } from './colleagues.ts'
export { erasePerson, type Keepers } from './erasing.ts'
export { createHandlers } from './handlers.ts'
export { hashPassword } from './password.ts'
export { policy } from './policy.ts'
export { propertiesOf } from './properties.ts'
export { whyNotEnter } from './rules.ts'
export { type Login, loginOf, type Try, trySignIn } from './signing-in.ts'
export {
  addMembership,
  addressesOf,
  createUser,
  type Identity,
  identityOf,
  isMember,
  type NewUser,
  namesOf,
  readUser,
  roleOf,
  zoneOfCompany,
  zonesOf,
} from './users.ts'
export { objectRules } from './why.ts'
