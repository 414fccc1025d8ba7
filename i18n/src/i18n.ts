import { createFormat, type Format } from './format.ts'
import { isFakeLocale, type Locale, localeOf } from './locale.ts'
import {
  activeLanguage,
  DEFAULT_OPTIONS,
  type Localisation,
  type LocalisationOptions,
  type Messages,
  missingTranslation,
  withActive,
  withTranslations,
} from './localisation.ts'
import { formatMessage, type Values } from './message.ts'
import { formatRich, type RichNode, toHtml } from './rich.ts'

export interface I18nOptions<Key extends string> {
  /** Messages by language code; more may be added later. */
  locales: Record<string, Record<Key, string>>
  /** The active language; the first of `locales` unless given. */
  language?: string
  options?: Partial<LocalisationOptions>
  /** IANA name of the zone that instants are shown in; the reader's own unless given. */
  timeZone?: string
  /** Receives what is wrong with a message or its values; `console.error` unless set. */
  failed?: (error: unknown) => void
}

export interface I18n<Key extends string = string> {
  /** The message of the active language, as text; what says that it is missing where it is. */
  t(key: Key, values?: Values): string
  /** The same with its harmless markup, as a tree; text alone where `renderInnerHTML` is off. */
  rich(key: Key, values?: Values): RichNode[]
  /** The same as HTML that is safe to set. */
  html(key: Key, values?: Values): string
  /** Whether the active language has the message. */
  has(key: string): key is Key
  readonly language: string
  readonly locale: Locale
  readonly format: Format
  /** Code of each language that can be chosen. */
  readonly languages: string[]
  /** @throws RangeError for a language that is not among them */
  setLanguage(code: string): void
  /** Adds messages of a language, which can be chosen from then on. */
  addTranslations(code: string, messages: Messages): void
  /** The state as a value: another one after each change. With `subscribe` fit for React's useSyncExternalStore. */
  state(): Localisation
  /** Calls `changed` after each change; returns what ends that. */
  subscribe(changed: () => void): () => void
}

/** The locale without translations can be asked for under either of its names. */
const fakeAsked = (language: string | undefined): string[] =>
  language !== undefined && isFakeLocale(language) ? [language] : []

/** Localisation of one program: its messages, its active language, and formats for the reader. */
export function createI18n<Key extends string = string>(given: I18nOptions<Key>): I18n<Key> {
  const { timeZone, failed = (error) => console.error(error) } = given
  const codes = [...Object.keys(given.locales), ...fakeAsked(given.language)]
  const initial: Localisation = {
    languages: codes.map((code, index) => ({ code, active: index === 0 })),
    translations: new Map<string, Messages>(Object.entries(given.locales)),
    options: { ...DEFAULT_OPTIONS, ...given.options },
  }
  let state = given.language === undefined ? initial : withActive(initial, given.language)
  let reader = readerOf(state)
  const listeners = new Set<() => void>()

  function readerOf(current: Localisation) {
    const code = activeLanguage(current)
    const locale = localeOf(code)
    return { code, locale, isolated: locale.direction === 'rtl', format: createFormat(locale.code, timeZone) }
  }
  function change(next: Localisation) {
    state = next
    if (activeLanguage(state) !== reader.code) reader = readerOf(state)
    for (const changed of [...listeners]) changed()
  }

  /** The message through `show`; through `plain` what stands in its place where it is missing or broken. */
  function message<Shown>(key: string, show: (text: string) => Shown, plain: (text: string) => Shown): Shown {
    const messages = state.translations.get(reader.code)
    const text = messages && Object.hasOwn(messages, key) ? messages[key] : undefined
    if (text === undefined) {
      return plain(state.options.showMissingTranslationMessage ? missingTranslation(key, reader.code) : key)
    }
    try {
      return show(text)
    } catch (error) {
      // a faulty translation must not take the screen down with it
      failed(new Error(`Message ${key} for language ${reader.code}: ${String(error)}`, { cause: error }))
      return plain(text)
    }
  }

  const i18n: I18n<Key> = {
    t: (key, values) =>
      message(
        key,
        (text) => formatMessage(text, reader.locale.code, values, reader.isolated),
        (text) => text,
      ),
    rich: (key, values) =>
      state.options.renderInnerHTML
        ? message(
            key,
            (text) => formatRich(text, reader.locale.code, values, reader.isolated),
            (text) => [text],
          )
        : [i18n.t(key, values)],
    html: (key, values) => toHtml(i18n.rich(key, values)),
    has: (key): key is Key => Object.hasOwn(state.translations.get(reader.code) ?? {}, key),
    get language() {
      return reader.code
    },
    get locale() {
      return reader.locale
    },
    get format() {
      return reader.format
    },
    get languages() {
      return state.languages.map(({ code }) => code)
    },
    setLanguage: (code) => change(withActive(state, code)),
    addTranslations: (code, messages) => change(withTranslations(state, code, messages)),
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
  return i18n
}
