/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'DataType is {0}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.':
    'DataType es {0}: no se rellena nada con datos. Omítalo o indique none, y dígalo todo en HtmlContent.',
}
