import type { IncomingMessage } from 'node:http'
import { rightsIn } from '../rules.ts'

/** What older programs say in ways of their own, put as the protocol has it before the library reads it. */
export interface Registered {
  /** The rights that a program was registered for; none where it is unknown. */
  readonly rightsOf: (clientId: string) => Promise<readonly string[]>
}

/** Whether a program means all that it was registered for: it names no scope at all, or that it goes on while one is away. */
const meansAll = (scopes: readonly string[]): boolean =>
  scopes.length === 0 || (scopes.includes('offline') && rightsIn(scopes).length === 0)

const scopesIn = (given: URLSearchParams): string[] => (given.get('scope') ?? '').split(' ').filter(Boolean)

async function nameRights(given: URLSearchParams, clientId: string, { rightsOf }: Registered): Promise<void> {
  const scopes = scopesIn(given)
  if (!meansAll(scopes)) return
  const named = [...scopes, ...(await rightsOf(clientId))]
  if (named.length > 0) given.set('scope', named.join(' '))
}

/** The address of a sign-in with its scopes named, so that the consent shows them. */
export async function completeAddress(url: string, registered: Registered): Promise<string> {
  const [path = '', query = ''] = url.split('?', 2)
  const given = new URLSearchParams(query)
  const before = given.get('scope')
  await nameRights(given, given.get('client_id') ?? '', registered)
  return given.get('scope') === before ? url : `${path}?${given}`
}

/** As much as the library reads; what is larger it refuses itself. */
const maxBytes = 56 * 1024

/**
 * Reads a form and gives the library one in which nothing stands twice: id and secret that the header says as well where
 * both agree, the name of the app as the scope of a refresh, and a program's own token without a scope.
 */
export async function completeForm(raw: IncomingMessage, registered: Registered): Promise<void> {
  const isForm = raw.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
  const length = Number(raw.headers['content-length'])
  if (!isForm || !(length <= maxBytes)) return
  const chunks: Buffer[] = []
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) chunks.push(chunk as Buffer)
  const given = new URLSearchParams(Buffer.concat(chunks).toString())
  const basic = basicOf(raw.headers.authorization)
  const clientId = given.get('client_id') ?? basic?.id ?? ''
  if (basic !== undefined && agrees(given, basic)) {
    given.delete('client_id')
    given.delete('client_secret')
  }
  const scope = given.get('scope') ?? ''
  const kind = given.get('grant_type')
  if (kind === 'refresh_token' && (scope === clientId || scope.startsWith(`${clientId}.`))) given.delete('scope')
  if (kind === 'client_credentials') await nameRights(given, clientId, registered)
  readAgain(raw, Buffer.from(String(given)))
}

interface Basic {
  readonly id: string
  readonly secret: string
}

function basicOf(header: string | undefined): Basic | undefined {
  const [, coded] = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? '') ?? []
  if (coded === undefined) return undefined
  const text = Buffer.from(coded, 'base64').toString()
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { id: decoded(text.slice(0, colon)), secret: decoded(text.slice(colon + 1)) }
}

/** What stands in the header is encoded as in a form (RFC 6749, 2.3.1). */
const decoded = (text: string): string => new URLSearchParams(`text=${text.replaceAll('&', '%26')}`).get('text') ?? ''

const agrees = (given: URLSearchParams, { id, secret }: Basic): boolean =>
  given.get('client_secret') === secret && (given.get('client_id') ?? id) === id && once(given)

const once = (given: URLSearchParams): boolean =>
  ['client_id', 'client_secret'].every((name) => given.getAll(name).length <= 1)

/** Lets the body that was read be read once more, as it is now. */
function readAgain(raw: IncomingMessage, body: Buffer): void {
  raw.headers['content-length'] = String(body.length)
  Object.defineProperties(raw, {
    readable: { value: true },
    iterator: {
      value: async function* () {
        yield body
      },
    },
  })
}
