import type { Clock } from '@kontor/hub'
import type { Api } from '../api.ts'

export type AppToken = Awaited<ReturnType<Api['session']['issueAppToken']>>

/** A token is renewed when this much of its life is over, so that a slow renewal still comes in time. */
const renewedAfterShare = 0.75
/** Milliseconds between two tries, and between two renewals of a token with hardly any life. */
const pauseMs = 5_000

/** Milliseconds from now at which to renew a token. */
const renewalDelay = (now: number, expiresAt: string): number =>
  Math.max(pauseMs, (Date.parse(expiresAt) - now) * renewedAfterShare)

export interface AppTokensOptions {
  readonly clock: Clock
  readonly issue: (app: string) => Promise<AppToken>
  /** Hands a token to its app; called again with each renewal. */
  readonly deliver: (app: string, token: AppToken) => void
}

/** Keeps every connected app in possession of a token that has not expired. */
export function createAppTokens({ clock, issue, deliver }: AppTokensOptions) {
  const pending = new Map<string, { since: number; cancel: () => void }>()
  const prepared = new Map<string, Promise<AppToken>>()

  function take(app: string): Promise<AppToken> {
    const token = prepared.get(app)
    prepared.delete(app)
    // What was prepared may have failed: then it is asked for again.
    return token ? token.catch(() => issue(app)) : issue(app)
  }

  async function supply(app: string): Promise<void> {
    pending.get(app)?.cancel()
    // Only the latest supply of an app may deliver: one for the company before, or of a closed app, comes too late.
    const mine = { since: clock.now(), cancel: () => {} }
    pending.set(app, mine)
    const isLatest = () => pending.get(app) === mine
    try {
      const token = await take(app)
      if (!isLatest()) return
      deliver(app, token)
      mine.cancel = clock.after(renewalDelay(clock.now(), token.ExpiresAt), () => void supply(app))
    } catch {
      // Why is told to the person by the session itself (it ended, or the network is away); here we only come again.
      if (isLatest()) mine.cancel = clock.after(pauseMs, () => void supply(app))
    }
  }

  return {
    /** The app is being opened: its token is there when it connects. */
    prepare(app: string) {
      const token = issue(app)
      token.catch(() => undefined)
      prepared.set(app, token)
    },
    /** Issues and delivers a new token now, then before each expires. */
    supply,
    /** The app says that its token was refused; heard once in a while, as an app could say so without end. */
    async renew(app: string) {
      const latest = pending.get(app)
      if (latest && clock.now() - latest.since >= pauseMs) await supply(app)
    },
    /** The app is closed. */
    drop(app: string) {
      pending.get(app)?.cancel()
      pending.delete(app)
      prepared.delete(app)
    },
    stop() {
      for (const app of [...pending.keys(), ...prepared.keys()]) this.drop(app)
    },
  }
}
export type AppTokens = ReturnType<typeof createAppTokens>
