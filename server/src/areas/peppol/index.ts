import { defineInternalArea } from '../../platform/index.ts'
import { messageAnswered, messageCame } from './access-point.ts'

export { type Incoming, loopback, messageAnswered, messageCame, type Outgoing } from './access-point.ts'
export { claimEndpoints, lookUp, ownEndpoint } from './directory.ts'
export { whyNotEndpoint } from './endpoints.ts'
export { lockMessage, messageContents, settleMessage } from './messages.ts'

/** The directory and the access point of the Peppol network; documents leave and come through them. */
export const area = defineInternalArea('peppol', { events: [messageCame, messageAnswered] })
