import {
  approvals,
  assignments,
  codingEntry,
  codingLists,
  companies,
  conversations,
  documentLines,
  documentMaking,
  documentParts,
  documentServices,
  documents,
  mergeMessages,
  network,
  retention,
  teams,
  users,
} from '@kontor/sdk'
import { startApp } from '@kontor/sdk/react'
import { KitFrame } from '@kontor/tradekit/frame'
import { wordMessages } from '@kontor/tradekit/words'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({
  areas: {
    assignments,
    approvals,
    documents,
    documentParts,
    documentLines,
    documentMaking,
    documentServices,
    codingLists,
    codingEntry,
    conversations,
    companies,
    network,
    retention,
    teams,
    users,
  },
  messages: mergeMessages(messages, wordMessages),
  frame: KitFrame,
  screens: Screens,
})
