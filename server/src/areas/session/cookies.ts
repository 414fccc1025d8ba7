import { sessionCookie, xsrfCookie } from '../../platform/http/index.ts'
import type { RequestContext } from '../../platform/index.ts'
import type { Opened } from './commands/open-session.ts'

type Transport = RequestContext['transport']

const secondsUntil = (expires: number, now: Date): number => Math.max(0, Math.floor((expires - now.getTime()) / 1000))

/** The cookies of a session live as long as it does. */
export function giveCookies(transport: Transport, { token, xsrf, expires }: Opened, now: Date): void {
  const seconds = secondsUntil(expires.getTime(), now)
  transport.setCookie(sessionCookie, token, { seconds })
  transport.setCookie(xsrfCookie, xsrf, { seconds, readable: true })
}

/** The same for a session that was prolonged by being used: the browser keeps them on. */
export function keepCookies(transport: Transport, expires: number, now: Date): void {
  const [token, xsrf] = [transport.cookie(sessionCookie), transport.cookie(xsrfCookie)]
  if (token === undefined || xsrf === undefined || token !== transport.token) return
  giveCookies(transport, { id: '', token, xsrf, expires: new Date(expires) }, now)
}

export function takeCookies(transport: Transport): void {
  transport.clearCookie(sessionCookie)
  transport.clearCookie(xsrfCookie)
}
