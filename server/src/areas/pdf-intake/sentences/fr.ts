/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The upload {0} was handed on before: upload under a new token.':
    'Le téléversement {0} a déjà été transmis : téléversez sous un nouveau jeton.',
  'The file {0} cannot be handed on: {1}. Upload another.':
    'Le fichier {0} ne peut pas être transmis : {1}. Téléversez-en un autre.',
}
