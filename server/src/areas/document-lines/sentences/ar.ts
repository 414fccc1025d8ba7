/** What it says in Arabic, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'documentId is {0}, the document of the line itself: name another.':
    'documentId هو {0}، مستند البند نفسه: سمِّ مستندًا آخر.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'يسمّي documentIds {0} من المستندات: اطلب {1} على الأكثر في المرة.',
}
