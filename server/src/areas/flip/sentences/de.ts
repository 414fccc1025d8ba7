/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Every line of these documents was billed before: choose others.':
    'Jede Position dieser Dokumente wurde schon abgerechnet: Wählen Sie andere.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType ist {0}, wozu nichts wird: Siehe document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.':
    'Das Dokument {0} hat keine Positionen, die übernommen werden könnten.',
  'The document {0} has no line {1}.': 'Das Dokument {0} hat keine Position {1}.',
}
