import { startApp } from '@kontor/appkit'
import { companies, documents, network, users } from '@kontor/sdk'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({ areas: { documents, companies, network, users }, messages, screens: Screens })
