export {
  type CalendarDay,
  type DateStyle,
  formatDate,
  formatDaysAway,
  formatInstant,
  formatMonths,
  formatRelative,
  readDate,
  yearMonthDay,
} from './dates.ts'
export { createFormat, type Format } from './format.ts'
export { escapeHtml, unescapeHtml } from './html.ts'
export { createI18n, type I18n, type I18nOptions } from './i18n.ts'
export { inspectMessage, type MessageParts } from './inspect.ts'
export { joinTranslations, type Translations } from './join-translations.ts'
export { loadTranslations, type TranslationFiles, TranslationLoadError } from './loader.ts'
export { type Direction, FAKE_LOCALE, isFakeLocale, type Locale, localeOf, PSEUDO_LOCALE } from './locale.ts'
export {
  DEFAULT_OPTIONS,
  type Language,
  type Localisation,
  type LocalisationOptions,
  type Messages,
  missingTranslation,
} from './localisation.ts'
export { formatMessage, sideBySide, type Values } from './message.ts'
export { byPreference, matchLocale, negotiate } from './negotiate.ts'
export { amountParts, formatAmount, formatCount, formatPercent, formatQuantity } from './numbers.ts'
export { personName } from './person-name.ts'
export { formatRich, parseRich, type RichElement, type RichNode, type RichTag, toHtml, toText } from './rich.ts'
export { createSpeaker } from './speaker.ts'
export { type Catalogue, english, inEnglish, joinMessages, type Message, t, translate, verbatim } from './translate.ts'
