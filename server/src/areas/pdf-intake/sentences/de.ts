/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The upload {0} was handed on before: upload under a new token.':
    'Der Upload {0} wurde schon weitergegeben: Laden Sie unter einem neuen Token hoch.',
  'The file {0} cannot be handed on: {1}. Upload another.':
    'Die Datei {0} kann nicht weitergegeben werden: {1}. Laden Sie eine andere hoch.',
}
