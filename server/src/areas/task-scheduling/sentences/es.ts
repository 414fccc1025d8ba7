/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is put off for the document {0}: {1}.': 'No se aplaza nada para el documento {0}: {1}.',
  'Whoever scheduled it may not do so any more.': 'Quien lo programó ya no puede hacerlo.',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt es {0}, que no está por venir: indique un instante posterior.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId es obligatorio para document.send: diga a quién va.',
  '{0} says nothing of {1}: leave it out.': '{0} no dice nada de {1}: omítalo.',
}
