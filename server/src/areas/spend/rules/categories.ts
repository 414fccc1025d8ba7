/** What has no partner, or no category. */
export const none = 'NONE'

/** So long is a code at most: what is longer is no code. */
const maxCodeLength = 100

/** The key of a category: of which scheme its code is, where it says so, and the code. */
export const keyOf = (code: string, scheme = ''): string =>
  `${scheme.replaceAll(':', '').slice(0, 50)}:${code.slice(0, maxCodeLength)}`

/** What a key is made of; undefined for what has no category. */
export function categoryOf(key: string): { readonly scheme: string; readonly code: string } | undefined {
  const at = key.indexOf(':')
  return at === -1 ? undefined : { scheme: key.slice(0, at), code: key.slice(at + 1) }
}
