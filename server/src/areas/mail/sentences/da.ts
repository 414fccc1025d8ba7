/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'DataType is {0}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.':
    'DataType er {0}: intet udfyldes fra data. Udelad det, eller angiv none, og sig alt i HtmlContent.',
}
