import { formatMessage, localeOf } from '@kontor/i18n'
import { type RenderOptions, renderWords } from '@kontor/ubl'

/** Whom a document is typeset for. */
export interface Reader {
  readonly words: Readonly<Record<string, string>>
  readonly locale: string
}

/** The words, the numbers and the direction in which a reader reads. */
export const optionsFor = ({ words, locale }: Reader): RenderOptions => ({
  words: (key, values) => formatMessage(words[key] ?? renderWords[key] ?? key, locale, values),
  locale,
  dir: localeOf(locale).direction,
})
