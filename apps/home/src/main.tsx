import { approvals, apps, assignments, companies, documentLists, mergeMessages, network, users } from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { wordMessages } from '@kontor/tradekit/words'
import { HomeScreen } from './HomeScreen.tsx'
import { messages } from './messages/index.ts'

await startApp({
  areas: { apps, approvals, assignments, companies, documentLists, network, users },
  messages: mergeMessages(messages, wordMessages),
  frame: KitFrame,
  screens: HomeScreen,
})
