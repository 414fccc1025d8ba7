/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Le document {0} ne peut pas être archivé : {1}. Envoyez-le ou supprimez-le.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'L’étiquette {0} découle de l’état du document et ne se pose pas. Choisissez un autre mot.',
}
