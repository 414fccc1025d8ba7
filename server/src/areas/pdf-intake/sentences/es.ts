/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The upload {0} was handed on before: upload under a new token.':
    'La carga {0} ya se entregó: cargue con un token nuevo.',
  'The file {0} cannot be handed on: {1}. Upload another.': 'El archivo {0} no se puede entregar: {1}. Cargue otro.',
}
