/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing can be said about the document {0} now: {1}.': 'Ahora no se puede decir nada del documento {0}: {1}.',
  'Text holds no word: write something.': 'Text no contiene ninguna palabra: escriba algo.',
  'The post id {0} was used for another post. Choose a new one.':
    'El id de mensaje {0} se usó para otro mensaje. Elija uno nuevo.',
  'it has not been delivered, and the other party does not have it': 'no se ha entregado, y la otra parte no lo tiene',
}
