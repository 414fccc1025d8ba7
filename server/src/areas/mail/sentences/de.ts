/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'DataType is {0}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.':
    'DataType ist {0}: Aus Daten wird nichts ausgefüllt. Lassen Sie es weg, oder geben Sie none an, und sagen Sie alles in HtmlContent.',
}
