import { startApp } from '@kontor/appkit'
import {
  companies,
  conversations,
  documentLines,
  documentMaking,
  documentParts,
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
    documents,
    documentParts,
    documentLines,
    documentMaking,
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
