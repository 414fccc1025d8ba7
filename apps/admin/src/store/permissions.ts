import type { Tone } from '@kontor/kit'
import { english, type MessageId } from '../messages/index.ts'

type PermissionMessage = Extract<MessageId, `may.${string}`>

/** A right in the reader's words; one that this version has no words for by its name. */
export const wordOf = (permission: string): PermissionMessage | undefined => {
  const id = `may.${permission}`
  return id in english ? (id as PermissionMessage) : undefined
}

/** Reading is one thing; what changes or speaks for the company asks for a second look. */
export const weightOf = (permission: string): Tone => (permission.endsWith('.read') ? 'mute' : 'warn')

/** What changes things first: it is what the reader should not miss. */
export const byWeight = (permissions: readonly string[]): string[] => [
  ...permissions.filter((permission) => weightOf(permission) === 'warn'),
  ...permissions.filter((permission) => weightOf(permission) !== 'warn'),
]
