import type { compare as english } from './en-US.ts'

export const compare: Record<keyof typeof english, string> = {
  'compare.with': 'Vergleichen mit',
  'compare.choose': 'Dokument wählen',
  'compare.field': 'Feld',
  'compare.invoice': 'Bezug auf Rechnung',
  'compare.line.same': 'Position {line}: {name} (gleich)',
  'compare.line.added': 'Position {line} neu: {name}',
  'compare.line.gone': 'Position {line} entfallen: {name}',
  'compare.line.changed': 'Position {line}: {name}',
  'compare.title': 'Zwei Dokumente nebeneinander',
  'compare.differences': 'Unterschiede',
  'compare.count': '{count, plural, =0 {Kein Unterschied} one {# Unterschied} other {# Unterschiede}}',
  'compare.earlier': 'Früher',
  'compare.later': 'Später',
  'compare.account': 'Konto',
  'compare.file': 'Datei (SHA-256)',
  'compare.differs': 'Verschieden',
}
