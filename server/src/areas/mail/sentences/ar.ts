/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'DataType is {0}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.':
    'DataType هو {0}: لا يُملأ شيء من البيانات. احذفه أو أعطِ none، واكتب كل شيء في HtmlContent.',
}
