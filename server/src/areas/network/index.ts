import { defineArea, provide } from '../../platform/index.ts'
import { profileChanged, relations } from '../companies/index.ts'
import { partnersGrouped } from './groups.ts'
import { handlers } from './handlers.ts'
import { connectedIds, isConnected, partnerConnected } from './network.ts'
import { objectRules } from './object-rules.ts'
import { policy } from './policy.ts'
import { partnerVerified } from './requests.ts'
import { showProfile } from './tasks.ts'

export { connectCompanies, markPending } from './commands/connect-companies.ts'
export { saveProperty, saveTerms } from './connection-details.ts'
export {
  addConnection,
  allGroups,
  connectionsOfGroup,
  groupNamesOf,
  partnersGrouped,
  readGroup,
  saveGroup,
  setConnections,
} from './groups.ts'
export { bareNumber, partnerAmong } from './named-partner.ts'
export {
  acceptConnection,
  type ChangedConnection,
  changedConnections,
  connectedMembers,
  connectedPartners,
  connectionOf,
  connectionsAmong,
  connectionsCalled,
  connectionsNamed,
  connectionWith,
  connectPartner,
  hasConnections,
  isConnected,
  type KnownConnection,
  knowsCompany,
  momentOf,
  onlyConnection,
  partnerConnected,
  partnerNames,
  profileAccountsOf,
  rejectConnection,
  requestConnection,
} from './network.ts'
export { noConnection } from './not-found.ts'
export { allPartners, checkPartner, partnerAt, partnerNamed, partnersOutside, savePartner } from './partners.ts'
export { saveProperties } from './relationships.ts'
export { awaitsVerification, partnerVerified, verifyPartner } from './requests.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    connection: true
  }
}

export const area = defineArea('network', {
  policy,
  handlers,
  events: [partnerConnected, partnersGrouped, partnerVerified],
  listeners: { [profileChanged]: showProfile },
  objectRules,
  objectTypes: ['connection'],
  provides: [provide(relations, () => ({ isConnected, connectedIds }))],
})
