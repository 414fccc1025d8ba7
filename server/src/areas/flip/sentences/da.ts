/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Every line of these documents was billed before: choose others.':
    'Hver linje i disse dokumenter er faktureret før: vælg andre.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType er {0}, som intet bliver til: se document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'Dokumentet {0} har ingen linjer, der kan overtages.',
  'The document {0} has no line {1}.': 'Dokumentet {0} har ingen linje {1}.',
}
