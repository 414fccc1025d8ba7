import type { auditSubjects } from '@kontor/contract'

export type AuditSubject = (typeof auditSubjects)[number]

/** What the log calls the things of each subject. */
const typesOf: Readonly<Record<AuditSubject, readonly string[]>> = {
  SIGN_INS: ['session', 'signIn'],
  PEOPLE: ['user', 'team'],
  COMPANY: [
    ...['company', 'legalEntity', 'codingList', 'template', 'recurring', 'task', 'pdfTicket'],
    ...['catalogue', 'punchOutShop'],
  ],
  PARTNERS: [
    ...['connection', 'note', 'recommendation', 'plan', 'promotion'],
    ...['questionnaire', 'questionnaireRequest', 'question'],
  ],
  APPS: ['app', 'webhook'],
}

export const typesAbout = (subject: AuditSubject): readonly string[] => typesOf[subject]

/** A type that no subject names is the company's. */
export const subjectOf = (type: string): AuditSubject =>
  (Object.keys(typesOf) as AuditSubject[]).find((subject) => typesOf[subject].includes(type)) ?? 'COMPANY'

/**
 * The place of a line in the order of the log, so that the page after it begins there: milliseconds
 * and id, so that whatever fits the pattern of the contract is an instant and a UUID.
 */
export const placeOf = ({ at, id }: { readonly at: Date; readonly id: string }): string => `${at.getTime()}_${id}`

export function placeIn(place: string): { at: Date; id: string } {
  const [at = '', id = ''] = place.split('_')
  return { at: new Date(Number(at)), id }
}
