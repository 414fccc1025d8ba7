import { hooksOf } from '@kontor/sdk/react'
import type { TradeMessageId } from '@kontor/tradekit/messages'
import type { WordId } from '@kontor/tradekit/words'
import type { areas } from './areas.ts'
import type { MessageId as OwnMessageId } from './messages/index.ts'

export type MessageId = OwnMessageId | TradeMessageId | WordId

export const { useKontor, useWords } = hooksOf<keyof typeof areas, MessageId>()

export type Words = ReturnType<typeof useWords>
