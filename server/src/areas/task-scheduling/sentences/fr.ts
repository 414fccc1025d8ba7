/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is put off for the document {0}: {1}.': 'Rien n’est reporté pour le document {0} : {1}.',
  'Whoever scheduled it may not do so any more.': 'La personne qui l’a planifié n’en a plus le droit.',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt est {0}, qui n’est pas à venir : donnez un instant ultérieur.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId est requis pour document.send : dites à qui cela va.',
  '{0} says nothing of {1}: leave it out.': '{0} ne dit rien de {1} : omettez-le.',
}
