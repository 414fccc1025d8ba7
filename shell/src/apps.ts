import type { App } from './api.ts'

type Texts = Readonly<Record<string, string>>

/** A text of a manifest in the reader's language, else in English, else in the first that it has. */
export const textIn = (language: string, texts: Texts): string | undefined =>
  texts[language] ?? texts[language.split('-', 1)[0]!] ?? texts['en'] ?? Object.values(texts)[0]

export const nameIn = (language: string, { Id, Names }: Pick<App, 'Id' | 'Names'>): string =>
  textIn(language, Names) ?? Id

/** What a manifest says that the app can do: the values of one capability, in its order. */
export const capabilitiesOf = ({ Capabilities }: Pick<App, 'Capabilities'>, name: string) =>
  Capabilities.filter(({ Name }) => Name === name)

/** The app that shows what waits for the person; theirs when they open Kontor. */
const homeApp = 'Kontor.Home'
/** The app that shows documents; the bell and the search lead into it. */
const documentsApp = 'Kontor.Documents'
/** The app with the store, for whoever may change what the company uses. */
export const adminApp = 'Kontor.Admin'

/** The app that opens where no address names one. */
export const firstOf = <A extends Pick<App, 'Id'>>(apps: readonly A[]): A | undefined =>
  [homeApp, documentsApp].map((id) => apps.find(({ Id }) => Id === id)).find(Boolean) ?? apps[0]

export const documentRoute = (documentId: string) => ({ app: documentsApp, path: `/view/${documentId}` })

/** A received invoice on paper, to be entered. */
export const paperRoute = (id: string) => ({ app: 'Kontor.Capture', path: `/${id}` })

/** The list of documents, narrowed to what has these words in it. */
export const documentsWith = (words: string) => ({
  app: documentsApp,
  path: `/?${new URLSearchParams({ q: words })}`,
})
