import type { arrival as english } from './en-US.ts'

export const arrival: Record<keyof typeof english, string> = {
  'arrival.mark.duplicate': 'Duplikat?',
  'arrival.mark.account': 'Anderes Konto',
  'arrival.duplicate.title': 'Vielleicht ein Duplikat',
  'arrival.duplicate.BYTES': 'Es ist dieselbe Datei wie {number} vom {date}.',
  'arrival.duplicate.NUMBER': 'Es hat dieselbe Nummer wie {number} vom {date}, sagt aber etwas anderes.',
  'arrival.duplicate.FIELDS': 'Es sieht aus wie {number} vom {date}: derselbe Betrag, derselbe Tag.',
  'arrival.duplicate.unseen': 'Es sieht aus wie ein anderes Dokument, das Ihnen nicht offensteht.',
  'arrival.duplicate.reason': 'Duplikat von {number} vom {date}.',
  'arrival.compare': 'Nebeneinander vergleichen',
  'arrival.reject': 'Als Duplikat ablehnen',
  'arrival.deny': 'Kein Duplikat',
  'arrival.payee.CHANGED': 'Anderes Konto als bisher',
  'arrival.payee.NEW_PARTNER': 'Neuer Partner: Konto prüfen',
  'arrival.payee.known': 'Bisher bekannt',
  'arrival.payee.none': 'Kein Konto, auf das je gezahlt wurde',
  'arrival.payee.asked': 'Diese Rechnung nennt',
  'arrival.payee.call':
    'Rufen Sie {party} unter einer Nummer an, die Sie schon kennen, nie unter einer aus dieser Rechnung, und fragen Sie nach.',
  'arrival.payee.held': 'Bis das Konto bestätigt ist, kann die Rechnung nicht als bezahlt gemeldet werden.',
  'arrival.payee.who': 'Bestätigen darf es die Administration oder die Leitung der Kreditorenbuchhaltung.',
  'arrival.payee.confirm': 'Konto bestätigen',
  'arrival.origin.PROFILE': 'im Profil seit {date}',
  'arrival.origin.FIRST_BILL': 'aus einer Rechnung vom {date}, noch nicht bezahlt',
  'arrival.origin.PAID_BILL': 'bezahlt seit {date}',
  'arrival.origin.CONFIRMED': 'bestätigt am {date}',
}
