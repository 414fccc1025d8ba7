import type { send as english } from './en-US.ts'

export const send: Record<keyof typeof english, string> = {
  'send.title': '{number} senden',
  'send.confirm': 'Senden',
  'send.final': 'Was gesendet ist, bewahren beide Seiten unverändert auf. Fehler berichtigt eine Gutschrift.',
  'send.receiver': 'Empfänger',
  'send.receiverHint': 'Die Verbindungen Ihrer Firma',
  'send.receiverNeeded': 'Wählen Sie, wer es empfängt.',
  'send.guessed': 'Nach dem Namen im Dokument gewählt.',
  'send.waits': '{receiver} hat Ihre Verbindung noch nicht angenommen. Das Dokument wartet so lange.',
  'send.way': 'Versandweg',
  'send.delivered': '{receiver} erhält es sofort unter den eigenen Dokumenten.',
  'send.mailed': 'Als PDF und XML an {address}.',
  'send.mailedHere': 'Simuliert: Die E-Mail bleibt in dieser Installation, denn es ist kein Mailserver eingestellt.',
  'send.peppol': 'Als Peppol BIS an {id}.',
  'send.files': '{count, plural, one {# Datei geht mit.} other {# Dateien gehen mit.}}',
  'send.closed.MEMBER': '{receiver} ist Mitglied und empfängt im Netzwerk.',
  'send.closed.NO_MEMBER': '{receiver} ist kein Mitglied des Netzwerks.',
  'send.closed.NO_EMAIL': 'Von {receiver} ist keine E-Mail-Adresse bekannt.',
  'send.closed.NO_ENDPOINT': 'Von {receiver} ist keine Peppol-Kennung bekannt.',
  'send.loopback': 'Simuliert: Peppol-Loopback. Nichts verlässt diese Installation.',

  'way.KONTOR': 'Im Netzwerk',
  'way.EMAIL': 'Per E-Mail',
  'way.PEPPOL_LOOPBACK': 'Über Peppol',
}
