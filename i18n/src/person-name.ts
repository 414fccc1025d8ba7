import { unescapeHtml } from './html.ts'

/** What a person is called on a screen. The API gives names escaped for HTML (F-200); here is where that is undone. */
export const personName = (person: { readonly FirstName: string; readonly LastName: string }): string =>
  unescapeHtml(`${person.FirstName} ${person.LastName}`.trim())
