/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Every line of these documents was billed before: choose others.':
    'Chaque ligne de ces documents a déjà été facturée : choisissez-en d’autres.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType est {0}, que rien ne devient : voir document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'Le document {0} n’a pas de lignes à reprendre.',
  'The document {0} has no line {1}.': 'Le document {0} n’a pas de ligne {1}.',
}
