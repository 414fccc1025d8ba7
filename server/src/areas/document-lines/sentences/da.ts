/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'documentId is {0}, the document of the line itself: name another.':
    'documentId er {0}, linjens eget dokument: nævn et andet.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nævner {0} dokumenter: spørg om højst {1} ad gangen.',
}
