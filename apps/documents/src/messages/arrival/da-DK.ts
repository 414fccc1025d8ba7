import type { arrival as english } from './en-US.ts'

export const arrival: Record<keyof typeof english, string> = {
  'arrival.mark.duplicate': 'Dublet?',
  'arrival.mark.account': 'Anden konto',
  'arrival.duplicate.title': 'Det kan være en dublet',
  'arrival.duplicate.BYTES': 'Det er den samme fil som {number} af {date}.',
  'arrival.duplicate.NUMBER': 'Det har samme nummer som {number} af {date}, men siger noget andet.',
  'arrival.duplicate.FIELDS': 'Det ligner {number} af {date}: samme beløb, samme dag.',
  'arrival.duplicate.unseen': 'Det ligner et andet dokument, som ikke er åbent for dig.',
  'arrival.duplicate.reason': 'Dublet af {number} af {date}.',
  'arrival.compare': 'Sammenlign side om side',
  'arrival.reject': 'Afvis som dublet',
  'arrival.deny': 'Ikke en dublet',
  'arrival.payee.CHANGED': 'En anden konto end før',
  'arrival.payee.NEW_PARTNER': 'Ny partner: kontrollér kontoen',
  'arrival.payee.known': 'Kendt indtil nu',
  'arrival.payee.none': 'Ingen konto, der er betalt til',
  'arrival.payee.asked': 'Denne regning beder om',
  'arrival.payee.call':
    'Ring til {party} på et nummer, du kender i forvejen, aldrig på et fra denne regning, og spørg.',
  'arrival.payee.held': 'Indtil kontoen er bekræftet, kan regningen ikke meldes betalt.',
  'arrival.payee.who': 'En administrator eller en leder af kreditorbogholderiet kan bekræfte den.',
  'arrival.payee.confirm': 'Bekræft kontoen',
  'arrival.origin.PROFILE': 'i profilen siden {date}',
  'arrival.origin.FIRST_BILL': 'fra en regning af {date}, endnu ikke betalt',
  'arrival.origin.PAID_BILL': 'betalt siden {date}',
  'arrival.origin.CONFIRMED': 'bekræftet {date}',
}
