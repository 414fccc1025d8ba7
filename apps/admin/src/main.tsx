import { startApp } from '@kontor/appkit'
import { apps, companies, users } from '@kontor/sdk'
import { messages } from './messages/index.ts'
import { Screens } from './Screens.tsx'

await startApp({ areas: { apps, companies, users }, messages, screens: Screens })
