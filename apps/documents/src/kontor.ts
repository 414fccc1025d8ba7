import { hooksOf } from '@kontor/sdk/react'
import type { TradeMessageId } from '@kontor/tradekit/messages'
import type { TradeArea } from '@kontor/tradekit/queries'
import type { WordId } from '@kontor/tradekit/words'
import type { MessageId } from './messages/index.ts'

export const { useKontor, useWords } = hooksOf<TradeArea, MessageId | TradeMessageId | WordId>()

export type Kontor = ReturnType<typeof useKontor>
export type Words = ReturnType<typeof useWords>
