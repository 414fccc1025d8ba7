import type { ShellHub } from '@kontor/hub/shell'

/** Tells apps whether the person sees them: what need not go on unseen can rest. */
export function createVisibility(hub: ShellHub, front: () => string | undefined) {
  let seen = front()
  const tell = (app: string) => void hub.emit(app, 'kontor.visibility', { visible: app === front() })
  return {
    /** The app has connected. */
    tell,
    /** Another app may be in front now. */
    follow() {
      const before = seen
      seen = front()
      if (seen === before) return
      for (const app of [before, seen]) if (app !== undefined) tell(app)
    },
  }
}
