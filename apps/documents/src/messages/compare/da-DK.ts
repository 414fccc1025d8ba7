import type { compare as english } from './en-US.ts'

export const compare: Record<keyof typeof english, string> = {
  'compare.with': 'Sammenlign med',
  'compare.choose': 'Vælg et dokument',
  'compare.field': 'Felt',
  'compare.invoice': 'Henviser til faktura',
  'compare.line.same': 'Linje {line}: {name} (ens)',
  'compare.line.added': 'Linje {line} tilføjet: {name}',
  'compare.line.gone': 'Linje {line} fjernet: {name}',
  'compare.line.changed': 'Linje {line}: {name}',
  'compare.title': 'To dokumenter side om side',
  'compare.differences': 'Forskelle',
  'compare.count': '{count, plural, =0 {Ingen forskel} one {# forskel} other {# forskelle}}',
  'compare.earlier': 'Tidligere',
  'compare.later': 'Senere',
  'compare.account': 'Konto',
  'compare.file': 'Fil (SHA-256)',
  'compare.differs': 'Forskellig',
}
