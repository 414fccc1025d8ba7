import { defineInternalArea } from '../../platform/index.ts'

export { answeredTask, type Incoming, loopback, type Outgoing, receiveTask } from './access-point.ts'
export { claimEndpoints, lookUp, ownEndpoint } from './directory.ts'
export { whyNotEndpoint } from './endpoints.ts'
export { lockMessage, messageContents, settleMessage } from './messages.ts'

/** The directory and the access point of the Peppol network; documents leave and come through them. */
export const area = defineInternalArea('peppol', {})
