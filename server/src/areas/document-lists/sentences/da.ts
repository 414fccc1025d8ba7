/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Der er valgt mere end {0} dokumenter. Indsnævr filteret, og tag dem lidt ad gangen.',
  'The list has more than {0} rows: narrow the filter.': 'Listen har mere end {0} rækker: indsnævr filteret.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'Listen har mere end {0} rækker: indsnævr filteret, eller tag den som CSV.',
}
