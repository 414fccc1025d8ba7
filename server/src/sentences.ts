import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { matchLocale, PSEUDO_LOCALE } from '@kontor/i18n'

type Sentences = Readonly<Record<string, string>>

export const languages = ['de', 'fr', 'es', 'da', 'ar']

const none: Promise<Sentences> = Promise.resolve({})
const loaded = new Map<string, Promise<Sentences>>()

/** What the server says in a language (BCP 47), by its English, loaded when it is read first; none where it is English or we do not have it. */
export function sentencesFor(language: string): Promise<Sentences> {
  const known = language === PSEUDO_LOCALE ? language : matchLocale(language, languages)
  if (known === undefined) return none
  const found = loaded.get(known) ?? (known === PSEUDO_LOCALE ? inPseudo() : load(known))
  loaded.set(known, found)
  return found
}

/** The sentences of the platform and of each area, which keep them in a folder of their own. */
export async function sentencesByFile(language: string): Promise<Record<string, Sentences>> {
  const byFile: Record<string, Sentences> = {}
  const root = import.meta.dirname
  for await (const file of glob(`{platform,areas/*}/sentences/${language}.ts`, { cwd: root }))
    byFile[file] = (await import(join(root, file))).sentences
  return byFile
}

const load = async (language: string): Promise<Sentences> =>
  Object.assign({}, ...Object.values(await sentencesByFile(language)))

/** English in which what is not translated can be seen. */
async function inPseudo(): Promise<Sentences> {
  const { pseudoTranslations } = await import('@kontor/i18n/pseudo')
  const english = Object.keys(await sentencesFor('da'))
  return pseudoTranslations(Object.fromEntries(english.map((sentence) => [sentence, sentence])))
}
