import { type Person, password } from './people.ts'

/** Asks the service as a person who has signed in; throws what it refuses with. */
export type Call = (method: string, path: string, body?: string, type?: string) => Promise<Response>

/** What a journey begins with, and is not about, is brought about without a window. */
export async function signedIn(shell: string, { username }: Person): Promise<Call> {
  let cookies = ''
  const call: Call = async (method, path, body, type = 'application/json') => {
    const response = await fetch(`${shell}/api/${path}`, {
      method,
      headers: {
        accept: 'application/json, text/plain, */*',
        cookie: cookies,
        'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''),
        ...(body && { 'content-type': type }),
      },
      ...(body && { body }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const welcome = await call('POST', 'session', JSON.stringify({ Username: username, Password: password }))
  cookies = welcome.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return call
}
