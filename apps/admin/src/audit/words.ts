import { type Role, roles } from '@kontor/sdk'
import { english, type MessageId } from '../messages/index.ts'
import type { AuditLine, AuditSubject } from './api.ts'

type KindMessage = Extract<MessageId, `audit.kind.${string}.${string}`>
/** For what has a history of its own where it stands: here it is enough to what something happened. */
type AboutMessage = Extract<MessageId, `audit.about.${string}`>
type Translate = (id: MessageId, values?: Readonly<Record<string, string>>) => string

const begins = 'audit.kind.'
const kinds = (Object.keys(english) as MessageId[]).flatMap((id) =>
  id.startsWith(begins) && id.includes('.', begins.length) ? [id.slice(begins.length)] : [],
)

/** What happened in the reader's words, or to what it happened; undefined for what this version has no words for. */
export function wordOf(kind: string): KindMessage | AboutMessage | undefined {
  if (kinds.includes(kind)) return `${begins}${kind}` as KindMessage
  const about = `audit.about.${kind.split('.')[0]}`
  return about in english ? (about as AboutMessage) : undefined
}

/** The beginnings of the kinds of each subject. */
const beginnings: Readonly<Record<AuditSubject, readonly string[]>> = {
  SIGN_INS: ['session', 'sign_in', 'grant'],
  PEOPLE: ['user', 'team'],
  COMPANY: [
    ...['company', 'branch', 'legal_entity', 'coding_list', 'template', 'recurring', 'task', 'pdf_ticket'],
    ...['catalogue', 'punch_out_shop'],
  ],
  PARTNERS: ['connection', 'note', 'recommendation', 'plan', 'promotion', 'questionnaire', 'question'],
  APPS: ['app', 'webhook'],
}

/** What can have happened, of a subject or of all. */
export const kindsAbout = (subject: AuditSubject | undefined): readonly string[] =>
  subject === undefined ? kinds : kinds.filter((kind) => beginnings[subject].includes(kind.split('.')[0] ?? ''))

/** What a person can read of a line's details as it stands; the others are ids and hashes. */
const readable = ['app', 'tag', 'key', 'version', 'country', 'countryZone', 'reason', 'from', 'until', 'entries']

/** The details of a line in the reader's words. */
export function detailsOf({ Details }: Pick<AuditLine, 'Details'>, t: Translate): string {
  const roleOf = (key: string): string | undefined => {
    const value = Details.find(({ Key }) => Key === key)?.Value
    const role = (Object.keys(roles) as Role[]).find((name) => roles[name] === value)
    return role && t(`role.${role}`)
  }
  const given = Details.flatMap(({ Key, Value }) => {
    if (Key === 'role') {
      const [before, role] = [roleOf('before'), roleOf('role')]
      if (role === undefined) return []
      return [before === undefined ? role : t('audit.role', { before, role })]
    }
    if (Key === 'changed' || Key === 'why' || Key === 'by')
      return Value.split(' ').flatMap((part) => {
        const id = `audit.${Key}.${part}`
        return id in english ? [t(id as MessageId)] : []
      })
    return readable.includes(Key) ? [Value] : []
  })
  return given.join(' · ')
}
