/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Plus de {0} documents sont choisis. Restreignez le filtre et procédez par parties.',
  'The list has more than {0} rows: narrow the filter.': 'La liste compte plus de {0} lignes : restreignez le filtre.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'La liste compte plus de {0} lignes : restreignez le filtre, ou prenez-la en CSV.',
}
