/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Es sind mehr als {0} Dokumente ausgewählt. Engen Sie den Filter ein, und gehen Sie Teil für Teil vor.',
  'The list has more than {0} rows: narrow the filter.': 'Die Liste hat mehr als {0} Zeilen: Engen Sie den Filter ein.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'Die Liste hat mehr als {0} Zeilen: Engen Sie den Filter ein, oder nehmen Sie CSV.',
}
