import { type Role, roles } from '@kontor/sdk'
import { english, type MessageId } from '../messages/index.ts'
import type { AuditLine } from './api.ts'

type KindMessage = Extract<MessageId, `audit.kind.${string}`>

/** What happened in the reader's words; undefined for what this version has no words for. */
export function wordOf(kind: string): KindMessage | undefined {
  const id = `audit.kind.${kind}`
  return id in english ? (id as KindMessage) : undefined
}

/** What a person can read of a line's details; the others are ids and hashes. */
const readable = ['app', 'tag', 'key', 'version', 'country', 'countryZone', 'reason', 'from', 'until', 'entries']

/** Of a role its name, as the reader knows it. */
export function detailsOf({ Details }: Pick<AuditLine, 'Details'>, roleWord: (role: Role) => string): string {
  const given = Details.flatMap(({ Key, Value }) => {
    const role = Key === 'role' && (Object.keys(roles) as Role[]).find((name) => roles[name] === Value)
    if (role) return [roleWord(role)]
    return readable.includes(Key) ? [Value] : []
  })
  return given.join(' · ')
}
