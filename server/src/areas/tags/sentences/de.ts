/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Das Dokument {0} kann nicht abgelegt werden: {1}. Senden oder löschen Sie es.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'Das Schlagwort {0} folgt aus dem Zustand des Dokuments und wird nicht gesetzt. Wählen Sie ein anderes Wort.',
}
