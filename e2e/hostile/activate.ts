import { password } from '../support/people.ts'
import { apps, type Hosts } from './hosts.ts'

/** The administrator of the company in which the test's apps are activated. */
const administrator = 'miriam.adler@nordlicht.example'

/** Adds the test's apps to a company's store and activates them, as its administrator does. Returns what undoes it. */
export async function activate(shell: string, hosts: Hosts): Promise<() => Promise<void>> {
  const call = await signedIn(shell)
  for (const name of apps) {
    await call('POST', 'apps/store', { ManifestUrl: hosts.manifest(name) })
    await call('PUT', `apps/active/vendors/Test/apps/${name}/token`)
  }
  return async () => {
    for (const name of apps) {
      await call('DELETE', `apps/active/vendors/Test/apps/${name}`)
      await call('DELETE', `apps/store/vendors/Test/apps/${name}`)
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
