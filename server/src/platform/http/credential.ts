import { service } from '../areas/service.ts'
import type { Actor } from '../context.ts'

/** A token that was found good: who it speaks for, and in which companies. */
export interface Credential {
  readonly sessionId: string
  /** The session that an app's token came from. */
  readonly parentId?: string | null
  readonly kind: Actor['kind']
  readonly userId: string
  /** The app that an app's token was given out for. */
  readonly app?: string
  /** Where a request goes that names no company. */
  readonly enteredId: string
  /** Of the value that the X-XSRF-TOKEN header must carry; null where no cookie carries the token. */
  readonly xsrfHash: string | null
  /** Milliseconds since 1970. */
  readonly expires: number
  /** The person in each company that this token may enter. */
  readonly actors: ReadonlyMap<string, Actor>
}

/** Where tokens are looked up. */
export interface Credentials {
  /** At once where the token was seen a moment ago; undefined where it is unknown, ended or expired. */
  find(token: string): Credential | undefined | Promise<Credential | undefined>
  /** Calls back once when the credential ends in this process. Returns how to stop listening. */
  onEnd(credential: Credential, listener: () => void): () => void
}

export const credentials = service<Credentials>('http.credentials')

export const sessionCookie = 'kontor_session'
export const xsrfCookie = 'XSRF-TOKEN'

/**
 * The name that a cookie has in the browser. Over TLS those that no script reads are bound to this very host and path, and
 * no other host of the domain can set them (`__Host-`); XSRF-TOKEN keeps its name (F-318).
 */
export const cookieName = (name: string, secure: boolean): string =>
  secure && name !== xsrfCookie ? `__Host-${name}` : name
