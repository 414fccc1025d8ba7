import { mergeMessages } from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { tradeMessages } from '@kontor/tradekit/messages'
import '@kontor/tradekit/style.css'
import { wordMessages } from '@kontor/tradekit/words'
import { areas } from './areas.ts'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({
  areas,
  messages: mergeMessages(messages, wordMessages, tradeMessages),
  frame: KitFrame,
  screens: Screens,
})
