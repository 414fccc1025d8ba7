import { hooksOf } from '@kontor/sdk/react'
import type { TradeMessageId } from '@kontor/tradekit/messages'
import type { WordId } from '@kontor/tradekit/words'
import type { areas } from './areas.ts'
import type { MessageId } from './messages/index.ts'

export const { useKontor, useWords } = hooksOf<keyof typeof areas, MessageId | TradeMessageId | WordId>()

export type Words = ReturnType<typeof useWords>
