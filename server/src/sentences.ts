import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalogue, english, matchLocale, PSEUDO_LOCALE } from '@kontor/i18n'

type Sentences = Readonly<Record<string, string>>

export const languages = ['de', 'fr', 'es', 'da', 'ar']

const inEnglish = Promise.resolve(english)
const loaded = new Map<string, Promise<Catalogue>>()

/** What the server says in a language (BCP 47), by its English, loaded when it is read first; English where we do not have it. */
export function catalogueFor(language: string): Promise<Catalogue> {
  const known = language === PSEUDO_LOCALE ? language : matchLocale(language, languages)
  if (known === undefined) return inEnglish
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

const load = async (language: string): Promise<Catalogue> => ({
  locale: language,
  messages: Object.assign({}, ...Object.values(await sentencesByFile(language))),
})

/** English in which what is not translated can be seen. */
async function inPseudo(): Promise<Catalogue> {
  const { pseudoTranslations } = await import('@kontor/i18n/pseudo')
  const ids = Object.keys((await catalogueFor('da')).messages)
  return { locale: PSEUDO_LOCALE, messages: pseudoTranslations(Object.fromEntries(ids.map((id) => [id, id]))) }
}
