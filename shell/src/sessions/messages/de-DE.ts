import type { Messages } from './en-US.ts'

const messages: Messages = {
  'sessions.title': 'Wo Sie angemeldet sind',
  'sessions.device': '{browser} unter {system}',
  'sessions.here': 'Dieser Browser',
  'sessions.since': 'Angemeldet {at}',
  'sessions.lastSeen': 'zuletzt benutzt {at}',
  'sessions.failed': 'Ihre Sitzungen konnten nicht geladen werden.',
}

export default messages
