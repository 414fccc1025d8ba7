/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'documentId is {0}, the document of the line itself: name another.':
    'documentId est {0}, le document de la ligne elle-même : nommez-en un autre.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nomme {0} documents : demandez-en {1} au plus à la fois.',
}
