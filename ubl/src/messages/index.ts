import type { Finding } from '../finding.ts'
import { type Said, spoken } from '../said.ts'

/** The words of a language by their English: sentences with their places ({0}, {1} …), and phrases that stand in them. */
export type FindingWords = Readonly<Record<string, string>>

/** The languages that findings speak besides English; each is loaded when somebody reads it. */
const catalogues = {
  'de-DE': () => import('./de-DE.ts'),
  'fr-FR': () => import('./fr-FR.ts'),
  'es-ES': () => import('./es-ES.ts'),
  'da-DK': () => import('./da-DK.ts'),
  ar: () => import('./ar.ts'),
} as const

export type FindingLocale = keyof typeof catalogues

export const findingLocales = Object.keys(catalogues) as FindingLocale[]

/** The words of a language; none for English and for languages that we do not speak. */
export async function findingWords(locale: string): Promise<FindingWords | undefined> {
  const name = findingLocales.find((known) => known === locale || known.split('-')[0] === locale.split('-')[0])
  return name && (await catalogues[name]()).words
}

/** A finding in the language of the words; what they lack stays English. */
export function inWords(finding: Finding, words: FindingWords): Finding {
  const { message, fix, said } = finding
  return {
    ...finding,
    message: translate(said?.message ?? message, words),
    ...(fix !== undefined && { fix: translate(said?.fix ?? fix, words) }),
  }
}

function translate(text: string | Said, words: FindingWords): string {
  if (typeof text === 'string') return words[text] ?? text
  const sentence = words[text.sentence]
  if (sentence === undefined) return spoken(text.sentence, text.values)
  return spoken(
    sentence,
    text.values.map((value) => words[value] ?? value),
  )
}
