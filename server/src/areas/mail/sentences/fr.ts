/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'DataType is {0}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.':
    'DataType est {0} : rien n’est rempli à partir de données. Omettez-le, ou donnez none, et dites tout dans HtmlContent.',
}
