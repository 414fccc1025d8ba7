/** The words of where the person is signed in; fetched when they ask. */
export const enUS = {
  'sessions.title': 'Where you are signed in',
  'sessions.device': '{browser} on {system}',
  'sessions.here': 'This browser',
  'sessions.since': 'Signed in {at}',
  'sessions.lastSeen': 'last used {at}',
  'sessions.failed': 'Your sessions could not be loaded.',
} as const

export type MessageId = keyof typeof enUS
export type Messages = Readonly<Record<MessageId, string>>
