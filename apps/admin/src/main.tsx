import { startApp } from '@kontor/appkit'
import { access, apps, assignments, codingLists, companies, documents, network, retention, users } from '@kontor/sdk'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({
  areas: { access, apps, assignments, codingLists, companies, documents, network, retention, users },
  messages,
  screens: Screens,
})
