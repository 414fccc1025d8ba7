import { frameUrl, SHELL_ID } from '@kontor/hub'
import type { Page } from 'playwright-core'

/**
 * The least that an app needs around it: the shell's own page without any of its scripts, which already holds a session
 * and answers the app at once. Returns the instant (milliseconds since 1970) at which it opened the app's frame.
 */
export async function bareShell(page: Page, shell: string, app: string): Promise<number> {
  await page.route(
    ({ origin, pathname }) => origin === shell && pathname.endsWith('.js'),
    (route) => route.abort(),
  )
  await page.goto(shell)
  const { session, url } = await page.evaluate(readSession, app)
  const src = `${frameUrl(url, { shell, shellId: SHELL_ID, appId: app })}#/`
  return page.evaluate(openFrame, { src, app, shellId: SHELL_ID, session })
}

/** In the page: what the shell would tell the app of its session. */
async function readSession(app: string) {
  const read = async (response: Promise<Response>) => (await (await response).json()) as Record<string, never>
  const session = (await read(fetch('/api/session', { headers: { accept: 'application/json' } }))) as unknown as {
    User: { Id: string; FirstName: string; LastName: string; Username: string }
    Company: { CompanyAccountId: string; CompanyName: string; Country: string; Currency: string }
    Apps: { Id: string; Url: string; Permissions: string[] }[]
    ApiOrigin: string
  }
  const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
  const token = (await read(
    fetch('/api/session/app-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': xsrf },
      body: JSON.stringify({ App: app }),
    }),
  )) as unknown as { Token: string; ExpiresAt: string }
  const { User, Company, Apps, ApiOrigin } = session
  const place = Apps.find(({ Id }) => Id === app)
  if (!place) throw new Error(`${app} is no app of the session.`)
  return {
    url: place.Url,
    session: {
      accessToken: token.Token,
      expiresAt: token.ExpiresAt,
      apiBase: `${ApiOrigin}/api`,
      user: { id: User.Id, name: `${User.FirstName} ${User.LastName}`, username: User.Username },
      company: {
        id: Company.CompanyAccountId,
        name: Company.CompanyName,
        country: Company.Country,
        currency: Company.Currency,
      },
      branches: [],
      language: 'en-US',
      theme: 'system',
      density: 'standard',
      actions: place.Permissions,
    },
  }
}

/** In the page: frames the app where the shell would show it, and answers its CONNECT. */
function openFrame({
  src,
  app,
  shellId,
  session,
}: {
  src: string
  app: string
  shellId: string
  session: object
}): number {
  const frame = document.createElement('iframe')
  frame.style.cssText =
    'position:fixed;inset:60px 0 0 208px;inline-size:calc(100% - 208px);block-size:calc(100% - 60px)'
  frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-downloads', 'allow-modals', 'allow-same-origin')
  frame.src = src
  addEventListener('message', ({ source, data, origin }) => {
    if (source !== frame.contentWindow || (data as { type?: string }).type !== 'CONNECT') return
    const say = (message: object) => frame.contentWindow?.postMessage({ ...message, target: app, viaHub: true }, origin)
    say({ type: 'CONNACK', token: 'bare' })
    say({ type: 'EVENT', source: shellId, topic: 'kontor.session', data: session })
  })
  const now = performance.timeOrigin + performance.now()
  document.body.append(frame)
  return now
}
