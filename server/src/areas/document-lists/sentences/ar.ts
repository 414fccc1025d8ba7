/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'اختير أكثر من {0} مستند. ضيّق عامل التصفية وتابع على دفعات.',
  'The list has more than {0} rows: narrow the filter.': 'في القائمة أكثر من {0} صف: ضيّق عامل التصفية.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'في القائمة أكثر من {0} صف: ضيّق عامل التصفية، أو خذها بصيغة CSV.',
}
