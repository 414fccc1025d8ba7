import type { Messages } from './en-US.ts'

const messages: Messages = {
  'sessions.title': 'Dónde ha iniciado sesión',
  'sessions.device': '{browser} en {system}',
  'sessions.here': 'Este navegador',
  'sessions.since': 'Sesión iniciada {at}',
  'sessions.lastSeen': 'último uso {at}',
  'sessions.failed': 'No se pudieron cargar sus sesiones.',
}

export default messages
