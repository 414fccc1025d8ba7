import type { app as english } from './en-US.ts'

export const app: Record<keyof typeof english, string> = {
  'app.title': 'Dokumente',

  'help.next': 'Nächstes, voriges',
  'help.open': 'Öffnen',
  'help.accept': 'Annehmen',
  'help.reject': 'Ablehnen, mit Begründung',
  'help.handling': 'Aufgabe: jemandem übergeben',
  'help.back': 'Zurück zur Liste',

  'keys.move': 'bewegen',
  'keys.accept': 'annehmen',
  'keys.reject': 'ablehnen',

  'error.load': 'Die Dokumente konnten nicht geladen werden: {message}',
}
