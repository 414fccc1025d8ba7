import { enUS as rights } from '@kontor/i18n/rights/en-US'

/** What the shell says of programs of others, with the rights in words; fetched when one asks. */
export const enUS = {
  'authorize.title': 'Let {client} in?',
  'authorize.text': '{client} asks to work with Kontor in your name. Then you go back to {host}.',
  'authorize.company': 'Company',
  'authorize.as': 'Signed in as {name}',
  'authorize.rights': 'It could then, as far as you may yourself:',
  'authorize.none': 'Know that you are signed in, and nothing else.',
  'authorize.profile': 'Know your name, language and time zone',
  'authorize.email': 'Know your e-mail address',
  'authorize.offline': 'Go on while you are away, until you take it back in your profile',
  'authorize.other': 'Sign in as somebody else',
  'authorize.allow': 'Allow',
  'authorize.deny': 'Deny',
  'authorize.busy': 'Going on…',
  'authorize.notActive.text':
    '{client} is not active in {company}. Ask an administrator to activate it, or choose another company.',
  'authorize.gone.title': 'Nothing waits for your answer',
  'authorize.gone.text': 'Go back to the program that sent you here and begin again.',
  'authorize.failed.title': 'This program cannot be let in',
  'authorize.failed.client': 'Kontor does not know it, or it was shut out. Ask the operator of this Kontor.',
  'authorize.failed.redirect':
    'It asked to send you to an address that was not agreed on. You stay here, where you are safe.',
  'authorize.failed.other': 'What it asked for could not be understood ({code}). Go back to it and begin again.',
  'authorize.toKontor': 'Open Kontor',
  'consents.title': 'Programs that you let in',
  'consents.none.title': 'You have let no program in',
  'consents.none.text': 'A program of others that works in your name would stand here, and you could shut it out.',
  'consents.where': '{company}, since {at}',
  'consents.rights': '{count, plural, one {# right} other {# rights}}',
  'consents.revoke': 'Shut out',
  'consents.revokeOne': 'Shut out {client}',
  'consents.revoked': '{client} is shut out.',
  'consents.failed': 'The programs could not be loaded.',
  ...rights,
} as const

export type MessageId = keyof typeof enUS
export type Messages = Readonly<Record<MessageId, string>>
