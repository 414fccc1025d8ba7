import {
  approvals,
  assignments,
  attachments,
  coding,
  companies,
  conversations,
  documentAccess,
  documentLines,
  documentLists,
  documentNumbers,
  documents,
  exchange,
  flip,
  mergeMessages,
  network,
  retention,
  tags,
  taskScheduling,
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
    documentLists,
    documentNumbers,
    documentAccess,
    documentLines,
    exchange,
    attachments,
    tags,
    flip,
    taskScheduling,
    coding,
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
