import type { Clock, Session } from '@kontor/hub'
import { type AppHub, emitAppTopic, onShellTopic } from '@kontor/hub/app'

/** Milliseconds that the shell may take to renew a session. */
const RENEWAL_LIMIT = 10_000

/** What the shell last said about the user, kept up to date. */
export interface SessionKeeper {
  /** Fulfilled when the shell has sent the first session. */
  first: Promise<Session>
  current(): Session
  /** Asks for a new token; false where the shell sends none in time. */
  renew(): Promise<boolean>
  /** Calls back after each change; returns what ends that. */
  subscribe(changed: (session: Session) => void): () => void
}

export function keepSession(hub: AppHub, clock: Clock): SessionKeeper {
  const first = Promise.withResolvers<Session>()
  const listeners = new Set<(session: Session) => void>()
  let session: Session | undefined
  const change = (next: Session) => {
    session = next
    first.resolve(next)
    for (const changed of [...listeners]) changed(next)
  }
  onShellTopic(hub, 'kontor.session', change)
  onShellTopic(hub, 'kontor.preferences', ({ language, theme, density }) => {
    if (session) change({ ...session, language, theme, density })
  })

  return {
    first: first.promise,
    current() {
      if (!session) throw new Error('No session yet')
      return session
    },
    renew: () =>
      new Promise((resolve) => {
        const settle = (renewed: boolean) => {
          giveUp()
          end()
          resolve(renewed)
        }
        const giveUp = clock.after(RENEWAL_LIMIT, () => settle(false))
        const end = onShellTopic(hub, 'kontor.session', () => settle(true))
        emitAppTopic(hub, 'kontor.session.renew', {})
      }),
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
