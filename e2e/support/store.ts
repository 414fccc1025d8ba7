import { password } from './people.ts'

/** The administrator of Nordlicht Handel AG. */
const administrator = 'miriam.adler@nordlicht.example'

/** An app of a test: where its manifest is, and whose it is. */
export interface Listed {
  readonly manifestUrl: string
  readonly vendorId: string
  readonly appId: string
}

/** Adds apps to the store of Nordlicht and activates them, as its administrator does. Returns what undoes it. */
export async function activate(shell: string, apps: readonly Listed[]): Promise<() => Promise<void>> {
  const call = await signedIn(shell)
  for (const { manifestUrl, vendorId, appId } of apps) {
    await call('POST', 'apps/store', { ManifestUrl: manifestUrl })
    await call('PUT', `apps/active/vendors/${vendorId}/apps/${appId}/token`)
  }
  return async () => {
    for (const { vendorId, appId } of apps) {
      await call('DELETE', `apps/active/vendors/${vendorId}/apps/${appId}`)
      await call('DELETE', `apps/store/vendors/${vendorId}/apps/${appId}`)
    }
  }
}

type Call = (method: string, path: string, body?: object) => Promise<Response>

async function signedIn(shell: string): Promise<Call> {
  let cookies = ''
  const call: Call = async (method, path, body) => {
    const response = await fetch(`${shell}/api/${path}`, {
      method,
      headers: {
        cookie: cookies,
        'x-xsrf-token': decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1] ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response
  }
  const welcome = await call('POST', 'session', { Username: administrator, Password: password })
  cookies = welcome.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return call
}
