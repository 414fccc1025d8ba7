import type { Messages } from './en-US.ts'

const messages: Messages = {
  'help.title': 'Clavier',
  'help.palette': 'Rechercher ou aller n’importe où',
  'help.help': 'Afficher ces touches',
  'help.move': 'Se déplacer dans un menu ou une liste',
  'help.choose': 'Choisir',
  'help.escape': 'Fermer ce qui est ouvert',
  'help.reorder': 'Déplacer l’application dans la barre latérale',
  'help.inApps': 'Les applications ont leurs propres touches, indiquées à côté de leurs boutons.',
  'palette.placeholder': 'Numéro, entreprise ou commande',
  'palette.apps': 'Applications',
  'palette.people': 'Personnes',
  'palette.ofApps': 'Dans les applications',
  'palette.writeTo': 'Écrire à {name}',
  'palette.away': 'absent jusqu’au {day}',
  'palette.awayWith': 'absent jusqu’au {day}, remplacé par {substitute}',
  'palette.commands': 'Commandes',
  'palette.documents': 'Documents',
  'palette.companies': 'Entreprises',
  'palette.searching': 'Recherche en cours…',
  'palette.nothing':
    'Rien trouvé pour « {query} ». Essayez un numéro de document ou une partie du nom d’une entreprise.',
  'palette.failed': 'La recherche n’a pas pu aboutir.',
  'palette.results': '{count, plural, =0 {Aucun résultat} one {# résultat} many {# résultats} other {# résultats}}',
  'palette.enter': 'Passer à {name}',
  'palette.documentsWith': 'Documents avec {name}',
}

export default messages
