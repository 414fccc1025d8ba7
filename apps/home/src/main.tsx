import { mergeMessages } from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { wordMessages } from '@kontor/tradekit/words'
import { areas } from './areas.ts'
import { HomeScreen } from './HomeScreen.tsx'
import { messages } from './messages/index.ts'

await startApp({
  areas,
  messages: mergeMessages(messages, wordMessages),
  frame: KitFrame,
  screens: HomeScreen,
})
