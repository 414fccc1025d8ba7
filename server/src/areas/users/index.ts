import { defineArea, provide } from '../../platform/index.ts'
import { founders } from '../companies/index.ts'
import { boundIdentities } from './bound-identities.ts'
import { administerBranch } from './commands/administer-branch.ts'
import { invited } from './commands/save-person.ts'
import { createHandlers } from './handlers.ts'
import { objectRules } from './object-rules.ts'
import { policy } from './policy.ts'
import { signIns } from './sign-ins.ts'
import { eraseProperties } from './store/business-properties.ts'
import { handsOver } from './work-handover.ts'

export { boundIdentities } from './bound-identities.ts'
export { type Colleague, colleaguesOf } from './colleagues.ts'
export { giveRole } from './commands/change-memberships.ts'
export { erasePerson } from './commands/erase-person.ts'
export { planAbsences } from './commands/save-absences.ts'
export { activateInvited, holdAccount, type Signing, savePassword, signingOf } from './commands/save-password.ts'
export { addPerson, checkNewcomer, standingOfAddress } from './commands/save-person.ts'
export { type Claimed, claimedBy, type Login, loginOf } from './commands/sign-in.ts'
export { noUser } from './not-found.ts'
export { mustBeOneself } from './oneself.ts'
export { hashPassword, passwordFits } from './password.ts'
export { pastAbsences } from './past-absences.ts'
export { propertiesOf } from './properties.ts'
export { type AwayWith, commonZone, whyNotEnter } from './rules.ts'
export { signIns } from './sign-ins.ts'
export {
  addMembership,
  addressesOf,
  countMembers,
  createUser,
  type Identity,
  identityOf,
  isMember,
  lockAccount,
  type NewUser,
  namesOf,
  readUser,
  roleOf,
  unlockAccount,
  zoneOfCompany,
  zonesOf,
} from './users.ts'
export { handsOver } from './work-handover.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    user: true
  }
}

export const area = defineArea('users', {
  policy,
  handlers: (services) =>
    createHandlers({
      personalData: services.areas.personalData,
      signIns: services.get(signIns),
      handsOver: services.get(handsOver),
      boundIdentities: services.get(boundIdentities),
    }),
  events: [invited],
  personalData: { inCompany: eraseProperties },
  objectRules,
  objectTypes: ['user'],
  provides: [provide(founders, () => ({ administerBranch }))],
})
