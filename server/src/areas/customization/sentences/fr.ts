/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'is no field of a document of type {0}: name one of {1}':
    'n’est pas un champ d’un document de type {0} : nommez l’un de {1}',
  'is required by the standard: leave it required and visible': 'est exigé par la norme : laissez-le requis et visible',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
}
