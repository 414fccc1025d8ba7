/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'is no field of a document of type {0}: name one of {1}':
    'no es un campo de un documento de tipo {0}: nombre uno de {1}',
  'is required by the standard: leave it required and visible': 'lo exige la norma: déjelo obligatorio y visible',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
}
