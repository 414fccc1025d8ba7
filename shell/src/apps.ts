/** The app that shows documents; the bell and the search lead into it. */
export const documentsApp = 'Kontor.Documents'

export const documentRoute = (documentId: string) => ({ app: documentsApp, path: `/view/${documentId}` })

/** The list of documents, narrowed to what has these words in it. */
export const documentsWith = (words: string) => ({
  app: documentsApp,
  path: `/?${new URLSearchParams({ q: words })}`,
})
