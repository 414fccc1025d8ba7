/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'documentId is {0}, the document of the line itself: name another.':
    'documentId es {0}, el documento de la propia línea: nombre otro.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nombra {0} documentos: pida como máximo {1} de una vez.',
}
