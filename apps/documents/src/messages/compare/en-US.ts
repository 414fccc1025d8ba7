/** What stands around two documents that are compared. */
export const compare = {
  'compare.with': 'Compare with',
  'compare.choose': 'Choose a document',
  'compare.field': 'Field',
  'compare.invoice': 'Refers to invoice',
  'compare.line.same': 'Line {line}: {name} (the same)',
  'compare.line.added': 'Line {line} added: {name}',
  'compare.line.gone': 'Line {line} gone: {name}',
  'compare.line.changed': 'Line {line}: {name}',
  'compare.title': 'Two documents side by side',
  'compare.differences': 'Differences',
  'compare.count': '{count, plural, =0 {Nothing differs} one {# difference} other {# differences}}',
  'compare.earlier': 'Earlier',
  'compare.later': 'Later',
  'compare.account': 'Account',
  'compare.file': 'File (SHA-256)',
  'compare.differs': 'Differs',
}
