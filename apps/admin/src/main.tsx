import {
  access,
  apps,
  assignments,
  coding,
  companies,
  documentLists,
  documents,
  mergeMessages,
  network,
  retention,
  users,
} from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { wordMessages } from '@kontor/tradekit/words'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({
  areas: { access, apps, assignments, coding, companies, documentLists, documents, network, retention, users },
  messages: mergeMessages(messages, wordMessages),
  frame: KitFrame,
  screens: Screens,
})
