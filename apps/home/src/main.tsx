import { startApp } from '@kontor/appkit'
import { approvals, apps, assignments, companies, documents, network, users } from '@kontor/sdk'
import { HomeScreen } from './HomeScreen.tsx'
import { messages } from './messages/index.ts'

await startApp({
  areas: { apps, approvals, assignments, companies, documents, network, users },
  messages,
  screens: HomeScreen,
})
