import type { Messages } from './en-US.ts'

const messages: Messages = {
  'sessions.title': 'Hvor du er logget ind',
  'sessions.device': '{browser} på {system}',
  'sessions.here': 'Denne browser',
  'sessions.since': 'Logget ind {at}',
  'sessions.lastSeen': 'senest brugt {at}',
  'sessions.failed': 'Dine sessioner kunne ikke hentes.',
}

export default messages
