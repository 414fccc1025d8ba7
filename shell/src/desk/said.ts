import type { AppCommand, AppKey } from '@kontor/hub'
import { onAppTopic, type ShellHub } from '@kontor/hub/shell'
import { createStore } from '../store.ts'

/** What an app says of itself while it is open; what it has not said is undefined. */
export interface Said {
  readonly commands?: readonly AppCommand[]
  readonly keys?: readonly AppKey[]
  /** How much waits in it; null where it says that nothing is to be counted. */
  readonly count?: number | null
}

/** What the open apps say of themselves, by app id. */
export function createSaid(hub: ShellHub) {
  const store = createStore<Readonly<Record<string, Said>>>({})
  const hear = (app: string, said: Said) => store.set({ ...store.get(), [app]: { ...store.get()[app], ...said } })
  const ends = [
    onAppTopic(hub, 'kontor.commands', ({ commands }, app) => hear(app, { commands })),
    onAppTopic(hub, 'kontor.keys', ({ keys }, app) => hear(app, { keys })),
    onAppTopic(hub, 'kontor.count', ({ count }, app) => hear(app, { count })),
  ]
  return {
    store,
    /** The app is closed, or begins anew. */
    forget(app: string) {
      const { [app]: _, ...others } = store.get()
      store.set(others)
    },
    stop() {
      for (const end of ends) end()
    },
  }
}
