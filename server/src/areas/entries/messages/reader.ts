import { localeOf } from '@kontor/i18n'
import type { RenderOptions } from '@kontor/ubl'
import { optionsFor } from '../../parsing/index.ts'
import { messagesFor } from './index.ts'

/** How a document is typeset for a reader of a language (BCP 47); throws where it is none. */
export function readerOf(language: string): RenderOptions {
  const locale = localeOf(language).code
  return optionsFor({ words: messagesFor(locale).page, locale })
}
