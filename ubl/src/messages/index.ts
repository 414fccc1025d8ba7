import type { Finding } from '../finding.ts'
import { translate } from '../said.ts'

/** The words of a language by their English: sentences with their places ({0}, {1} …), and phrases that stand in them. */
export type FindingWords = Readonly<Record<string, string>>

/** The languages that findings speak; each is loaded when somebody reads it. The English words are their own keys. */
export const findingWords = {
  'en-US': async () => {
    const { default: words } = await import('./da-DK/index.ts')
    return { default: Object.fromEntries(Object.keys(words).map((english) => [english, english])) }
  },
  'de-DE': () => import('./de-DE/index.ts'),
  'fr-FR': () => import('./fr-FR/index.ts'),
  'es-ES': () => import('./es-ES/index.ts'),
  'da-DK': () => import('./da-DK/index.ts'),
  ar: () => import('./ar/index.ts'),
} satisfies Record<string, () => Promise<{ default: FindingWords }>>

/** A finding in the language of the words; what they lack stays English. */
export function inWords<Of extends Pick<Finding, 'message' | 'fix' | 'said'>>(finding: Of, words: FindingWords): Of {
  const { message, fix, said } = finding
  return {
    ...finding,
    message: translate(said?.message ?? message, words, words),
    ...(fix !== undefined && { fix: translate(said?.fix ?? fix, words, words) }),
  }
}
