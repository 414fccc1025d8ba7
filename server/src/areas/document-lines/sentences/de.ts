/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'documentId is {0}, the document of the line itself: name another.':
    'documentId ist {0}, das Dokument der Position selbst: Nennen Sie ein anderes.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nennt {0} Dokumente: Fragen Sie höchstens {1} auf einmal ab.',
}
