// A web app of another company: who opens it signs in at Kontor and sees what Kontor knows of their company. Code flow
// with S256 and a secret, over plain http on this machine. Its README says how to start it.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as oidc from 'openid-client'

const { KONTOR = 'http://localhost:8080', CLIENT_ID = '', CLIENT_SECRET = '', PORT = '4000' } = process.env
const home = `http://127.0.0.1:${PORT}`
const redirectUri = `${home}/callback`

const kontor = await oidc.discovery(
  new URL(`${KONTOR}/api/auth`),
  CLIENT_ID,
  undefined,
  oidc.ClientSecretBasic(CLIENT_SECRET),
  // Kontor itself is on this machine too; elsewhere leave this out.
  { execute: [oidc.allowInsecureRequests] },
)

/** Sign-ins under way, by the cookie of the browser that began them. */
const begun = new Map<string, { verifier: string; state: string }>()

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
  })
}).listen(Number(PORT), '127.0.0.1', () => {
  process.stdout.write(`Open ${home}/\n`)
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', home)
  if (url.pathname === '/') await begin(response)
  else if (url.pathname === '/callback') await finish(url, request, response)
  // Also what browsers ask for unasked: a picture for the tab.
  else response.writeHead(204).end()
}

async function begin(response: ServerResponse): Promise<void> {
  const [browser, verifier, state] = [randomUUID(), oidc.randomPKCECodeVerifier(), oidc.randomState()]
  begun.set(browser, { verifier, state })
  const address = oidc.buildAuthorizationUrl(kontor, {
    redirect_uri: redirectUri,
    scope: 'openid profile company.read',
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const cookie = `browser=${browser}; HttpOnly; SameSite=Lax; Path=/callback`
  response.writeHead(303, { location: address.href, 'set-cookie': cookie }).end()
}

async function finish(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const browser = /(?:^|; )browser=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const { verifier, state } = begun.get(browser) ?? { verifier: '', state: '' }
  begun.delete(browser)
  if (url.searchParams.has('error')) {
    response.end(`You did not let this app in: ${url.searchParams.get('error')}`)
    return
  }
  const tokens = await oidc.authorizationCodeGrant(kontor, url, { pkceCodeVerifier: verifier, expectedState: state })
  const read = async (accept: string) => {
    const headers = new Headers({ accept })
    const info = new URL(`${KONTOR}/api/account/info`)
    return (await oidc.fetchProtectedResource(kontor, tokens.access_token, info, 'GET', null, headers)).text()
  }
  const { CompanyName } = JSON.parse(await read('application/json')) as { CompanyName: string }
  response
    .writeHead(200, { 'content-type': 'text/plain; charset=utf-8' })
    .end(`Hello ${tokens.claims()?.['name']} of ${CompanyName}\n\n${await read('text/xml')}`)
}
