import { joinTranslations, type Messages } from '@kontor/sdk'
import english from './en-US.json' with { type: 'json' }

export type MessageId = keyof typeof english

export const messages = joinTranslations(
  english,
  import.meta.glob<Messages>(['./*.json', '!./en-US.json'], { import: 'default' }),
)
