import type { ShellHub } from '@kontor/hub/shell'

/** Tells apps whether the person sees them: what need not go on unseen can rest. */
export function createVisibility(hub: ShellHub, shown: () => readonly (string | undefined)[]) {
  let seen = shown()
  const tell = (app: string) => void hub.emit(app, 'kontor.visibility', { visible: shown().includes(app) })
  return {
    /** The app has connected. */
    tell,
    /** Other apps may be seen now. */
    follow() {
      const before = seen
      seen = shown()
      for (const app of new Set([...before, ...seen]))
        if (app !== undefined && before.includes(app) !== seen.includes(app)) tell(app)
    },
  }
}
