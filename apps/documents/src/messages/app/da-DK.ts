import type { app as english } from './en-US.ts'

export const app: Record<keyof typeof english, string> = {
  'app.title': 'Dokumenter',

  'help.next': 'Næste, forrige',
  'help.open': 'Åbn',
  'help.accept': 'Godkend',
  'help.reject': 'Afvis med en begrundelse',
  'help.handling': 'Behandling: giv det til en kollega',
  'help.back': 'Tilbage til listen',

  'keys.move': 'flyt',
  'keys.accept': 'acceptér',
  'keys.reject': 'afvis',

  'error.load': 'Dokumenterne kunne ikke hentes: {message}',
}
