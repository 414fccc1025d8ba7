/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The upload {0} was handed on before: upload under a new token.':
    'Uploaden {0} er givet videre før: upload under et nyt token.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'Filen {0} kan ikke gives videre: {1}. Upload en anden.',
}
