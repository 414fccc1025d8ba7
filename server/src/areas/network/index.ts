export { handlers } from './handlers.ts'
export {
  accept,
  type ChangedConnection,
  changedConnections,
  connect,
  connectionOf,
  connectionsCalled,
  isConnected,
  type KnownConnection,
  partnerNames,
  profileAccountsOf,
  reject,
  request,
} from './network.ts'
export { partnerAt } from './partners.ts'
export { policy } from './policy.ts'
export { tasks } from './tasks.ts'
export { objectRules } from './why.ts'
