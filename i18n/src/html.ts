const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const characters = new Map(Object.entries(escapes).map(([character, escaped]) => [escaped, character]))

/** Text as it can stand in HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** The same the other way round, once: what is no such escape stays as it is. */
export const unescapeHtml = (escaped: string): string =>
  escaped.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (one) => characters.get(one) ?? one)
