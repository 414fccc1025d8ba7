import { mergeMessages } from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { tradeMessages } from '@kontor/tradekit/messages'
import { tradeAreas } from '@kontor/tradekit/queries'
import '@kontor/tradekit/style.css'
import { wordMessages } from '@kontor/tradekit/words'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({
  areas: tradeAreas,
  messages: mergeMessages(messages, wordMessages, tradeMessages),
  frame: KitFrame,
  screens: Screens,
})
