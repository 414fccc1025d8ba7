import { type Person, password } from './people.ts'

/** Asks the service as a person who has signed in; throws what it refuses with. */
export type Call = (method: string, path: string, body?: string, type?: string) => Promise<Response>

/** Of each person who has signed in here: a third of a second of scrypt, which every journey would spend anew. */
const sessions = new Map<string, Promise<string>>()

/** What a journey begins with, and is not about, is brought about without a window. */
export async function signedIn(shell: string, { username }: Person): Promise<Call> {
  const key = `${shell} ${username}`
  const cookies = async () => {
    const found = sessions.get(key) ?? signIn(shell, username)
    sessions.set(key, found)
    try {
      return await found
    } catch (refused) {
      sessions.delete(key)
      throw refused
    }
  }
  // Whoever cannot sign in is told here.
  await cookies()
  return async (method, path, body, type = 'application/json') => {
    let response = await ask(shell, await cookies(), { method, path, body, type })
    // Another journey ended the session.
    if (response.status === 401) {
      sessions.delete(key)
      response = await ask(shell, await cookies(), { method, path, body, type })
    }
    return orRefused(response, `${method} ${path}`)
  }
}

async function signIn(shell: string, username: string): Promise<string> {
  const body = JSON.stringify({ Username: username, Password: password })
  const welcome = await ask(shell, '', { method: 'POST', path: 'session', body, type: 'application/json' })
  return (await orRefused(welcome, 'POST session')).headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly type: string
}

const ask = (shell: string, cookies: string, { method, path, body, type }: Asked): Promise<Response> =>
  fetch(`${shell}/api/${path}`, {
    method,
    headers: {
      accept: 'application/json, text/plain, */*',
      cookie: cookies,
      'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''),
      ...(body !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  })

async function orRefused(response: Response, asked: string): Promise<Response> {
  if (!response.ok) throw new Error(`${asked}: ${response.status} ${await response.text()}`)
  return response
}
