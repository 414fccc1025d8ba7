import { startApp } from '@kontor/appkit'
import {
  approvals,
  assignments,
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
