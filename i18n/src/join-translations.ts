import { codeOf, readTranslations, type TranslationFiles } from './loader.ts'

/** Messages by locale, at hand or to be fetched, whose ids the compiler knows. */
export type Translations<Id extends string> = Record<string, Record<Id, string> | (() => Promise<Record<Id, string>>)>

/**
 * Groups of messages as one catalogue: the files of a locale, in whatever folder or room they stand, are loaded together.
 * English is at hand for readers of no other language; the others are fetched when they are spoken.
 */
export function joinTranslations<Id extends string>(
  english: Readonly<Record<Id, string>>,
  ...groups: readonly TranslationFiles[]
): Translations<Id> {
  const files = groups.flatMap((group) => Object.entries(group))
  const byCode = Map.groupBy(files, ([name]) => codeOf(name))
  const joined = [...byCode].map(([code, entries]) => [code, () => loadAll<Id>(entries.map(([, file]) => file))])
  return { ...Object.fromEntries(joined), 'en-US': english }
}

/** A test holds that each locale has the ids of English. */
async function loadAll<Id extends string>(files: readonly TranslationFiles[string][]): Promise<Record<Id, string>> {
  return Object.assign({}, ...(await Promise.all(files.map(readTranslations))))
}
