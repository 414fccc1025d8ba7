import type { Client } from '@kontor/client'
import type { ComponentType, ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { App } from '../app.ts'
import { type AppMessages, type ConnectOptions, connectApp } from '../connect.ts'
import { mergeMessages } from '../merge-messages.ts'
import { browser, type Surroundings } from '../surroundings.ts'
import { AppFrame } from './AppFrame.tsx'
import { type SdkMessageId, sdkMessages } from './messages/index.ts'

/** What a frame around the screens is given: the way to what the shell opens on its behalf. */
export interface FrameProps {
  readonly app: Pick<App, 'openMenu' | 'openSearch' | 'setModal' | 'openHelp'>
  readonly children: ReactNode
}

export interface AppPlan<Area extends keyof Client, Id extends string>
  extends Pick<ConnectOptions<Area, Id>, 'areas' | 'spawn' | 'localisation'> {
  /** The messages of the app's screens; those of the sdk's hooks come with them. */
  readonly messages: AppMessages<Id>
  /** Stands around all screens: an interface kit that is told the reader's language. */
  readonly frame?: ComponentType<FrameProps>
  readonly screens: ComponentType<{ readonly app: App<Area, Id | SdkMessageId> }>
}

/** Connects an app to its shell and draws it into the element #app of its page. */
export async function startApp<Area extends keyof Client, Id extends string>(
  { messages, frame: Frame = Bare, screens: Screens, ...connection }: AppPlan<Area, Id>,
  surroundings: Surroundings = browser(),
): Promise<void> {
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no element #app.')
  try {
    const app = await connectApp({ ...connection, messages: mergeMessages(messages, sdkMessages) }, surroundings)
    // The shell opens the frame at the path that the reader asked for; from then on it is told by messages.
    createRoot(root).render(
      <AppFrame app={app} start={location.hash.slice(1) || '/'}>
        <Frame app={app}>
          <Screens app={app} />
        </Frame>
      </AppFrame>,
    )
  } catch (error) {
    // Outside of its shell there are no words yet; what the sdk says is all there is.
    root.textContent = error instanceof Error ? error.message : String(error)
    throw error
  }
}

const Bare = ({ children }: FrameProps) => children
