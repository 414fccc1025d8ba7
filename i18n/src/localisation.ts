/** Messages of one language by their id, in ICU MessageFormat. */
export type Messages = Record<string, string>

/** F-086: a language that can be chosen, and whether it is. */
export interface Language {
  code: string
  active: boolean
}

export interface LocalisationOptions {
  /** F-088: markup in translations is shown as such, in so far as it is on the list of what is harmless. */
  renderInnerHTML: boolean
  /** F-089, F-095: a missing translation shows a message that says so; otherwise the key. */
  showMissingTranslationMessage: boolean
}

export const DEFAULT_OPTIONS: LocalisationOptions = { renderInnerHTML: true, showMissingTranslationMessage: true }

/** The whole state of localisation; a value, replaced when something changes. */
export interface Localisation {
  readonly languages: readonly Language[]
  /** F-087: messages by language code. */
  readonly translations: ReadonlyMap<string, Messages>
  readonly options: LocalisationOptions
}

/** The same state with another language active, and only that one (F-094). */
export function withActive(state: Localisation, code: string): Localisation {
  if (!state.languages.some((language) => language.code === code)) {
    throw new RangeError(`Language ${code} is not among ${state.languages.map((language) => language.code).join(', ')}`)
  }
  return { ...state, languages: state.languages.map((language) => ({ ...language, active: language.code === code })) }
}

/** The same state with the messages of a language added to those that it has. */
export function withTranslations(state: Localisation, code: string, messages: Messages): Localisation {
  const known = state.languages.some((language) => language.code === code)
  const languages = known ? state.languages : [...state.languages, { code, active: state.languages.length === 0 }]
  const translations = new Map(state.translations).set(code, { ...state.translations.get(code), ...messages })
  return { ...state, languages, translations }
}

export const activeLanguage = ({ languages }: Localisation): string =>
  languages.find(({ active }) => active)?.code ?? ''

/** F-277 */
export const missingTranslation = (key: string, code: string): string =>
  `Missing translation key ${key} for language ${code}`
