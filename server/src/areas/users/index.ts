import { defineArea, service } from '../../platform/index.ts'
import { createHandlers, type SignIns } from './handlers.ts'
import { objectRules } from './object-rules.ts'
import { policy } from './policy.ts'

export { type Colleague, colleaguesOf } from './colleagues.ts'
export { erasePerson } from './commands/erase-person.ts'
export { holdAccount, type Signing, savePassword, signingOf } from './commands/save-password.ts'
export { type Claimed, claimedBy, type Login, loginOf } from './commands/sign-in.ts'
export { noUser } from './not-found.ts'
export { hashPassword, passwordFits } from './password.ts'
export { propertiesOf } from './properties.ts'
export { whyNotEnter } from './rules.ts'
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

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    user: true
  }
}

/** What the area asks of those who sign people in. */
export const signIns = service<SignIns>('users.signIns')

export const area = defineArea('users', {
  policy,
  handlers: (services) => createHandlers(services.areas.personalData, services.get(signIns)),
  objectRules,
  objectTypes: ['user'],
})
