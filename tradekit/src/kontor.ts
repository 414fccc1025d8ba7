import { hooksOf } from '@kontor/sdk/react'
import type { TradeMessageId } from './messages/index.ts'
import type { TradeArea } from './queries/areas.ts'
import type { WordId } from './words/messages/index.ts'

export type MessageId = TradeMessageId | WordId

export const { useKontor, useWords } = hooksOf<TradeArea, MessageId>()

export type Kontor = ReturnType<typeof useKontor>
export type Words = ReturnType<typeof useWords>
