/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Hay más de {0} documentos elegidos. Restrinja el filtro y siga por partes.',
  'The list has more than {0} rows: narrow the filter.': 'La lista tiene más de {0} filas: restrinja el filtro.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'La lista tiene más de {0} filas: restrinja el filtro o tómela como CSV.',
}
