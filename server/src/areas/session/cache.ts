import type { Credential } from '../../platform/http/index.ts'

const keptForMs = 5000
const maxCredentials = 10_000

/**
 * Which credentials have ended: those of a session and its app tokens, or all of a person; or which are to be looked up
 * anew: those of an app in companies where its rights have changed.
 */
export type Ended =
  | { readonly sessionId: string }
  | { readonly userId: string }
  | { readonly app: string; readonly companies: readonly string[] }

function isOf(ended: Ended, { sessionId, parentId, userId, app, enteredId }: Credential): boolean {
  if ('userId' in ended) return userId === ended.userId
  if ('app' in ended) return app === ended.app && ended.companies.includes(enteredId)
  return sessionId === ended.sessionId || parentId === ended.sessionId
}

/**
 * Credentials that were looked up within the last five seconds, so that most requests need no query to know who asks.
 * What ends in this process is forgotten at once; what ends in another one, within those seconds.
 */
export class CredentialCache {
  readonly #entries = new Map<string, { credential: Credential; until: number }>()
  readonly #watchers = new Set<{ credential: Credential; listener: () => void }>()
  #epoch = 0

  get(token: string): Credential | undefined {
    const entry = this.#entries.get(token)
    if (entry === undefined) return undefined
    if (entry.until > performance.now()) return entry.credential
    this.#entries.delete(token)
    return undefined
  }

  /** Grows with every end: a look-up that began before one is not remembered after it. */
  get epoch(): number {
    return this.#epoch
  }

  put(token: string, credential: Credential, epoch: number): void {
    if (epoch !== this.#epoch) return
    const [oldest] = this.#entries.size >= maxCredentials ? this.#entries.keys() : []
    if (oldest !== undefined) this.#entries.delete(oldest)
    this.#entries.set(token, { credential, until: performance.now() + keptForMs })
  }

  forget(ended: Ended): void {
    this.#epoch += 1
    for (const [token, { credential }] of this.#entries) if (isOf(ended, credential)) this.#entries.delete(token)
    for (const watcher of this.#watchers) {
      if (!isOf(ended, watcher.credential)) continue
      this.#watchers.delete(watcher)
      watcher.listener()
    }
  }

  /** Calls back once when the credential is forgotten. Returns how to stop waiting. */
  watch(credential: Credential, listener: () => void): () => void {
    const watcher = { credential, listener }
    this.#watchers.add(watcher)
    return () => {
      this.#watchers.delete(watcher)
    }
  }
}
