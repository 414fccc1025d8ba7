import { defineArea, provide } from '../../platform/index.ts'
import { profileChanged, relations } from '../companies/index.ts'
import { grouped } from './groups.ts'
import { handlers } from './handlers.ts'
import { connected, connectedIds, isConnected } from './network.ts'
import { objectRules } from './object-rules.ts'
import { policy } from './policy.ts'
import { verified } from './requests.ts'
import { showProfile } from './tasks.ts'

export { agree, markPending } from './commands/agree.ts'
export {
  addConnection,
  allGroups,
  connectionsOfGroup,
  grouped,
  readGroup,
  saveGroup,
  setConnections,
} from './groups.ts'
export { saveProperty, saveTerms } from './kept.ts'
export { bareNumber, partnerAmong } from './named-partner.ts'
export {
  accept,
  type ChangedConnection,
  changedConnections,
  connect,
  connected,
  connectedMembers,
  connectedPartners,
  connectionOf,
  connectionsAmong,
  connectionsCalled,
  connectionWith,
  hasConnections,
  isConnected,
  type KnownConnection,
  knowsCompany,
  onlyConnection,
  partnerNames,
  profileAccountsOf,
  reject,
  request,
} from './network.ts'
export { noConnection } from './not-found.ts'
export { allPartners, checkPartner, partnerAt, partnerNamed, partnersOutside, savePartner } from './partners.ts'
export { saveProperties } from './relationships.ts'
export { awaitsVerification, verified, verify } from './requests.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    connection: true
  }
}

export const area = defineArea('network', {
  policy,
  handlers,
  events: [connected, grouped, verified],
  listeners: { [profileChanged]: showProfile },
  objectRules,
  objectTypes: ['connection'],
  provides: [provide(relations, () => ({ isConnected, connectedIds }))],
})
