import { hooksOf, type Kontor as KontorOf, type SharedMessageId, type Words as WordsOf } from '@kontor/appkit'
import type { MessageId } from './messages/en-US.ts'

type Area =
  | 'assignments'
  | 'approvals'
  | 'documents'
  | 'documentParts'
  | 'documentLines'
  | 'documentMaking'
  | 'documentServices'
  | 'codingLists'
  | 'codingEntry'
  | 'retention'
  | 'conversations'
  | 'companies'
  | 'network'
  | 'teams'
  | 'users'
export type Kontor = KontorOf<Area>
export type Words = WordsOf<MessageId | SharedMessageId>

export const { useKontor, useWords } = hooksOf<Area, MessageId>()
