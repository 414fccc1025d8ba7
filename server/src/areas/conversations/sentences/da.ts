/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing can be said about the document {0} now: {1}.': 'Der kan ikke siges noget om dokumentet {0} nu: {1}.',
  'Text holds no word: write something.': 'Text indeholder ikke et ord: skriv noget.',
  'The post id {0} was used for another post. Choose a new one.':
    'Indlægs-id’et {0} er brugt til et andet indlæg. Vælg et nyt.',
  'it has not been delivered, and the other party does not have it':
    'det er ikke leveret, og den anden part har det ikke',
}
