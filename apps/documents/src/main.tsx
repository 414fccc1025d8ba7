import { startApp } from '@kontor/appkit'
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
  network,
  retention,
  teams,
  users,
} from '@kontor/sdk'
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
  messages,
  screens: Screens,
})
