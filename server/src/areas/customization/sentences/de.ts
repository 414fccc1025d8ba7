/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'is no field of a document of type {0}: name one of {1}':
    'ist kein Feld eines Dokuments vom Typ {0}: Nennen Sie eines von {1}',
  'is required by the standard: leave it required and visible':
    'verlangt der Standard: Lassen Sie es erforderlich und sichtbar',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
}
