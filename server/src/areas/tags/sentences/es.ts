/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'El documento {0} no se puede archivar: {1}. Envíelo o elimínelo.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'La etiqueta {0} se sigue del estado del documento y no se pone. Elija otra palabra.',
}
