import type { Envelope, MessageType } from '../envelope.ts'
import { texts } from '../texts.ts'
import type { Frame } from './frames.ts'

const SENT_BY_APPS: ReadonlySet<MessageType> = new Set([
  'CONNECT',
  'EVENT',
  'PONG',
  'SPAWN',
  'SPAWN-SUCCESS',
  'SPAWN-FAIL',
])

/** F-023, F-024, F-025. A SPAWN without target is not discarded: it fails, and its asker is told. */
const NEEDS_TARGET: ReadonlySet<MessageType> = new Set(['EVENT', 'SPAWN-SUCCESS', 'SPAWN-FAIL'])

/**
 * Why the shell discards this message of a frame that it knows, or undefined where it does not. The order is decision
 * 23's: shape, source equals target, token, type, target. Whether a CONNECT comes too often is asked where it is
 * answered, since a reloaded page may connect anew.
 */
export function whyDiscard(message: Envelope, sender: Frame): string | undefined {
  if (message.viaHub === true) return texts.claimsViaHub
  if (message.source !== undefined && message.source !== sender.appId) return texts.sourceForged
  if (message.target === sender.appId) return texts.sourceIsTarget
  if (message.type === 'CONNECT') return undefined
  // a frame that never connected has no token, so nothing that it sends can carry the right one (decision 25)
  if (sender.connection === undefined || message.token !== sender.connection.token) return texts.tokenInvalid
  if (!SENT_BY_APPS.has(message.type)) return texts.notFromAnApp
  if (NEEDS_TARGET.has(message.type) && message.target === undefined) return texts.noTarget
  if (message.type === 'EVENT' && message.topic === undefined) return texts.noTopic
  return undefined
}
