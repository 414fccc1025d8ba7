import type { Messages } from './en-US.ts'

const messages: Messages = {
  'sessions.title': 'أين سُجّل دخولك',
  'sessions.device': '{browser} على {system}',
  'sessions.here': 'هذا المتصفح',
  'sessions.since': 'سُجّل الدخول {at}',
  'sessions.lastSeen': 'آخر استخدام {at}',
  'sessions.failed': 'تعذّر تحميل جلساتك.',
}

export default messages
