import { hooksOf, type SharedMessageId, type Words as WordsOf } from '@kontor/appkit'
import type { MessageId } from './messages/en-US.ts'

export type Words = WordsOf<MessageId | SharedMessageId>

export const { useKontor, useWords } = hooksOf<
  'access' | 'apps' | 'assignments' | 'codingLists' | 'companies' | 'documents' | 'network' | 'retention' | 'users',
  MessageId
>()
