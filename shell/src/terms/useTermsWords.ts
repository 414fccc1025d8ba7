import { type I18n, joinTranslations, type Messages } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import english from './messages/en-US.json' with { type: 'json' }

const files = joinTranslations(
  english,
  import.meta.glob<Messages>(['./messages/*.json', '!./messages/en-US.json'], { import: 'default' }),
)

export type TermsWords = I18n<keyof typeof english>

/** The words about terms of service; undefined until they have been fetched. */
export const useTermsWords = (): TermsWords | undefined => useMoreWords<keyof typeof english>('terms', files)
