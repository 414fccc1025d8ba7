/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing can be said about the document {0} now: {1}.': 'Zum Dokument {0} kann jetzt nichts gesagt werden: {1}.',
  'Text holds no word: write something.': 'Text enthält kein Wort: Schreiben Sie etwas.',
  'The post id {0} was used for another post. Choose a new one.':
    'Die Beitrags-ID {0} wurde für einen anderen Beitrag verwendet. Wählen Sie eine neue.',
  'it has not been delivered, and the other party does not have it':
    'es wurde nicht zugestellt, und die andere Seite hat es nicht',
}
