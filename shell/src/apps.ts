import type { App } from './api.ts'

/** An app's name in the reader's language, else in English, else in the first that it has. */
export const nameIn = (language: string, { Id, Names }: Pick<App, 'Id' | 'Names'>): string =>
  Names[language] ?? Names[language.split('-', 1)[0]!] ?? Names['en'] ?? Object.values(Names)[0] ?? Id

/** The app that shows documents; the bell and the search lead into it. */
export const documentsApp = 'Kontor.Documents'

export const documentRoute = (documentId: string) => ({ app: documentsApp, path: `/view/${documentId}` })

/** The list of documents, narrowed to what has these words in it. */
export const documentsWith = (words: string) => ({
  app: documentsApp,
  path: `/?${new URLSearchParams({ q: words })}`,
})
