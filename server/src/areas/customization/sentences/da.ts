/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'is no field of a document of type {0}: name one of {1}':
    'er ikke et felt i et dokument af typen {0}: nævn et af {1}',
  'is required by the standard: leave it required and visible':
    'kræves af standarden: lad det være påkrævet og synligt',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
}
