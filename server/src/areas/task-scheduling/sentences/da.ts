/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is put off for the document {0}: {1}.': 'Intet udsættes for dokumentet {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'Den, der planlagde det, må ikke længere gøre det.',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt er {0}, som ikke ligger forude: angiv et senere tidspunkt.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId er påkrævet for document.send: sig, hvem det går til.',
  '{0} says nothing of {1}: leave it out.': '{0} siger intet om {1}: udelad det.',
}
