import { joinTranslations, type Messages } from '@kontor/i18n'
import { useMoreWords } from '../messages/useMoreWords.ts'
import english from './messages/en-US.json' with { type: 'json' }

type MessageId = keyof typeof english

const files = joinTranslations(
  english,
  import.meta.glob<Messages>(['./messages/*.json', '!./messages/en-US.json'], { import: 'default' }),
)

/** The words of the dialog; undefined until they have been fetched. */
export const useHoursWords = () => useMoreWords<MessageId>('hours', files)
