/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing is put off for the document {0}: {1}.': 'Für das Dokument {0} wird nichts aufgeschoben: {1}.',
  'Whoever scheduled it may not do so any more.': 'Wer es geplant hat, darf es nicht mehr tun.',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt ist {0} und liegt nicht in der Zukunft: Geben Sie einen späteren Zeitpunkt an.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId ist für document.send erforderlich: Sagen Sie, an wen es geht.',
  '{0} says nothing of {1}: leave it out.': '{0} sagt nichts über {1}: Lassen Sie es weg.',
}
