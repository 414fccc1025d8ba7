import { type I18n, joinTranslations, type Messages } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import english from './messages/en-US.json' with { type: 'json' }

const files = joinTranslations(
  english,
  import.meta.glob<Messages>(['./messages/*.json', '!./messages/en-US.json'], { import: 'default' }),
)

export type SessionWords = I18n<keyof typeof english>

/** The words about sessions; undefined until they have been fetched. */
export const useSessionWords = (): SessionWords | undefined => useMoreWords<keyof typeof english>('sessions', files)
