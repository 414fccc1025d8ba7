import type { MenuEntry } from '@kontor/kit'
import { languages } from '../preferences/languages.ts'
import { usePreference } from '../preferences/usePreference.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'

/** The languages as the entries of a menu: of the shell and of every app. */
export function useLanguageEntries(): MenuEntry[] {
  const { language } = useStore(useServices().preferences.store)
  const choose = usePreference()
  return languages.map(({ tag, name }) => ({
    id: tag,
    text: name,
    chosen: tag === language,
    onSelect: () => choose('language', tag),
  }))
}
