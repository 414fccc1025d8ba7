export { answeredTask, type Incoming, loopback, type Outgoing, receiveTask } from './access-point.ts'
export { claimEndpoints, lookUp, ownEndpoint } from './directory.ts'
export { whyNotEndpoint } from './endpoints.ts'
export { contentsOf as messageContents, lock as lockMessage, settle as settleMessage } from './store.ts'
