import type { Messages } from './en-US.ts'

const messages: Messages = {
  'sessions.title': 'Où vous êtes connecté',
  'sessions.device': '{browser} sous {system}',
  'sessions.here': 'Ce navigateur',
  'sessions.since': 'Connexion {at}',
  'sessions.lastSeen': 'dernière utilisation {at}',
  'sessions.failed': 'Vos sessions n’ont pas pu être chargées.',
}

export default messages
