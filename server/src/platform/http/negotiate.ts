import { byPreference } from '@kontor/i18n'

/** Headers come in few forms and often: the last ones are remembered. */
function remembering<T>(work: (header: string) => T): (header: string) => T {
  const known = new Map<string, T>()
  return (header) => {
    const found = known.get(header)
    if (found !== undefined) return found
    const fresh = work(header)
    if (known.size > 200) known.clear()
    known.set(header, fresh)
    return fresh
  }
}

const defaultLanguage = 'en-US'

/** The first language tag of an Accept-Language header that Intl understands, in its canonical form. */
export const languageOf = remembering((header): string => {
  for (const tag of byPreference(header)) {
    try {
      const [canonical] = Intl.getCanonicalLocales(tag)
      if (canonical !== undefined) return canonical
    } catch {
      // Not a language tag (`*` among them): the next one may be.
    }
  }
  return defaultLanguage
})

const anyType: readonly string[] = ['*/*']

/** The media types of an Accept header, best first. */
export const acceptsOf = remembering((header): readonly string[] => {
  const types = byPreference(header.toLowerCase())
  return types.length === 0 ? anyType : types
})
