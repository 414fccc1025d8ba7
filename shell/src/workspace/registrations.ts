import type { AppCommand, AppKey } from '@kontor/hub'
import { onAppTopic, type ShellHub } from '@kontor/hub/shell'
import { createStore } from '../store.ts'

/** What an app has registered with the shell while it is open; undefined is what it has not. */
export interface Registration {
  readonly commands?: readonly AppCommand[]
  readonly keys?: readonly AppKey[]
  /** How much waits in it; null where it says that nothing is to be counted. */
  readonly count?: number | null
}

/** What the open apps have registered, by app id. */
export function createRegistrations(hub: ShellHub) {
  const store = createStore<Readonly<Record<string, Registration>>>({})
  const register = (app: string, part: Registration) =>
    store.set({ ...store.get(), [app]: { ...store.get()[app], ...part } })
  const ends = [
    onAppTopic(hub, 'kontor.commands', ({ commands }, app) => register(app, { commands })),
    onAppTopic(hub, 'kontor.keys', ({ keys }, app) => register(app, { keys })),
    onAppTopic(hub, 'kontor.count', ({ count }, app) => register(app, { count })),
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
