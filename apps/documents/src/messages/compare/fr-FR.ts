import type { compare as english } from './en-US.ts'

export const compare: Record<keyof typeof english, string> = {
  'compare.with': 'Comparer avec',
  'compare.choose': 'Choisir un document',
  'compare.field': 'Champ',
  'compare.invoice': 'Facture citée',
  'compare.line.same': 'Ligne {line} : {name} (identique)',
  'compare.line.added': 'Ligne {line} ajoutée : {name}',
  'compare.line.gone': 'Ligne {line} supprimée : {name}',
  'compare.line.changed': 'Ligne {line} : {name}',
  'compare.title': 'Deux documents côte à côte',
  'compare.differences': 'Différences',
  'compare.count':
    '{count, plural, =0 {Aucune différence} one {# différence} many {# différences} other {# différences}}',
  'compare.earlier': 'Avant',
  'compare.later': 'Après',
  'compare.account': 'Compte',
  'compare.file': 'Fichier (SHA-256)',
  'compare.differs': 'Différent',
}
