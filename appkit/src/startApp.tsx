import { type App, type AppMessages, type Client, type ConnectOptions, connectApp } from '@kontor/sdk'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import '@kontor/kit/style.css'
import { AppFrame } from './AppFrame.tsx'
import { type SharedMessageId, withShared } from './messages/index.ts'

export interface AppPlan<Area extends keyof Client, Id extends string> {
  readonly areas: ConnectOptions<Area, Id>['areas']
  /** The app's own messages; what all apps say comes with them. */
  readonly messages: AppMessages<Id>
  readonly screens: ComponentType<{ readonly app: App<Area, Id | SharedMessageId> }>
}

/** Connects an app to its shell and draws it into the element #app of its page. */
export async function startApp<Area extends keyof Client, Id extends string>({
  areas,
  messages,
  screens: Screens,
}: AppPlan<Area, Id>): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no element #app.')
  try {
    const app = await connectApp({ areas, messages: withShared(messages) })
    // The shell opens the frame at the path that the reader asked for; from then on it is told by messages.
    createRoot(root).render(
      <AppFrame app={app} start={location.hash.slice(1) || '/'}>
        <Screens app={app} />
      </AppFrame>,
    )
  } catch (error) {
    // Outside of its shell there are no words yet; what the sdk says is all there is.
    root.textContent = error instanceof Error ? error.message : String(error)
    throw error
  }
}
