import { startApp } from '@kontor/appkit'
import { apps, assignments, companies, documents, network, users } from '@kontor/sdk'
import { HomeScreen } from './HomeScreen.tsx'
import { messages } from './messages/index.ts'

await startApp({ areas: { apps, assignments, companies, documents, network, users }, messages, screens: HomeScreen })
