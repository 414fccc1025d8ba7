import type { app as english } from './en-US.ts'

export const app: Record<keyof typeof english, string> = {
  'app.title': 'Documents',

  'help.next': 'Suivant, précédent',
  'help.open': 'Ouvrir',
  'help.accept': 'Accepter',
  'help.reject': 'Refuser, avec un motif',
  'help.handling': 'Traitement : confier à un collègue',
  'help.back': 'Retour à la liste',

  'keys.move': 'se déplacer',
  'keys.accept': 'accepter',
  'keys.reject': 'refuser',

  'error.load': 'Les documents n’ont pas pu être chargés : {message}',
}
