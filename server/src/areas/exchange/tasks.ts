import type { DispatchChannel } from '@kontor/contract'

/** The task that brings a dispatch to its receiver, once, by its channel. */
export const deliverTasks = {
  KONTOR: 'documents.deliver',
  EMAIL: 'documents.mail',
  PEPPOL_LOOPBACK: 'documents.peppol',
} as const satisfies Record<DispatchChannel, string>
