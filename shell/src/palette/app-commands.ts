import type { App } from '../api.ts'
import { capabilitiesOf, textIn } from '../apps.ts'
import type { Registration } from '../workspace/registrations.ts'

/** One thing that an app can do: by its own word while it is open, or at a path of it. */
export interface AppAction {
  readonly app: App
  readonly id: string
  readonly title: string
  /** Further words that people type for it. */
  readonly keywords?: string | undefined
  readonly keys?: string | undefined
  readonly does: { readonly command: string } | { readonly path: string }
}

/** What the apps can do: an open app says so itself, of all others their manifests tell. */
export function appCommands(
  apps: readonly App[],
  registrations: Readonly<Record<string, Registration>>,
  language: string,
): AppAction[] {
  return apps.flatMap((app): AppAction[] => {
    const own = registrations[app.Id]?.commands
    if (own)
      return own.map(({ id, title, keys }) => ({
        app,
        id: `${app.Id} ${id}`,
        title,
        keys,
        does: { command: id },
      }))
    return capabilitiesOf(app, 'command').flatMap(({ Value, Titles = {}, Keywords = {} }) => {
      const title = textIn(language, Titles)
      return title === undefined
        ? []
        : { app, id: `${app.Id} ${Value}`, title, keywords: textIn(language, Keywords), does: { path: Value } }
    })
  })
}
