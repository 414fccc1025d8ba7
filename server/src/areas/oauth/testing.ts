import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { createOperator } from './operator.ts'

export const redirect = 'http://127.0.0.1:4000/callback'

/** A server with what a program and a browser do in a sign-in. Call it (with `await`) at the top of a test file. */
export async function startOauth() {
  const data = await mkdtemp(join(tmpdir(), 'kontor-oauth-'))
  afterAll(() => rm(data, { recursive: true, force: true }))
  const server = await startTestServer({ environment: { KONTOR_DATA: data, KONTOR_APP_LOOPBACK: 'on' } })
  const issuer = `${server.origins.shell}/api/auth`

  /** The token call of a program; its secret goes into the Basic header where one is given. */
  const token = async (form: Record<string, string>, basic?: { id: string; secret: string | undefined }) => {
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      headers: basic === undefined ? {} : { authorization: `Basic ${btoa(`${basic.id}:${basic.secret}`)}` },
      body: new URLSearchParams(form),
    })
    return { status: answer.status, body: (await answer.json()) as TokenAnswer }
  }

  return {
    ...server,
    issuer,
    operator: createOperator(server.platform),
    token,
    /** A browser that begins a sign-in: it follows where it is sent, with its own cookies, until somebody must answer. */
    begin: async (person: TestPerson | undefined, query: Record<string, string>) => {
      const signedIn = person === undefined ? undefined : await server.browser(person)
      const jar = new Map<string, string>()
      const cookies = () => [signedIn?.cookie, ...[...jar].map(([name, value]) => `${name}=${value}`)].filter(Boolean)
      const visit = async (address: string) => {
        const answer = await fetch(address, { redirect: 'manual', headers: { cookie: cookies().join('; ') } })
        for (const line of answer.headers.getSetCookie()) {
          const [pair = ''] = line.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        return answer
      }
      const ask = (line: `${string} ${string}`, json?: unknown, headers: Record<string, string> = {}) =>
        server.sendWith(
          { cookie: cookies().join('; '), ...(signedIn === undefined ? {} : { 'x-xsrf-token': signedIn.xsrf }) },
          server.origins.shell,
        )(line, { ...(json === undefined ? {} : { json }), headers })
      const first = await visit(`${issuer}/login?${new URLSearchParams({ response_type: 'code', ...query })}`)
      return {
        first,
        jar,
        visit,
        ask,
        /** Answers on the consent screen and follows to the address with which the browser would leave. */
        answer: async (Answer: 'ALLOW' | 'DENY', headers: Record<string, string> = {}) => {
          const { Id } = (await (await ask('GET oauth/authorization', undefined, headers)).json()) as { Id: string }
          const answered = await ask('POST oauth/authorization', { Id, Answer }, headers)
          const { Location } = (await answered.json()) as { Location: string }
          const last = await visit(Location)
          return new URL(last.headers.get('location') ?? 'about:blank')
        },
      }
    },
  }
}

export interface TokenAnswer {
  readonly access_token?: string
  readonly refresh_token?: string
  readonly id_token?: string
  readonly expires_in?: number
  readonly scope?: string
  readonly error?: string
  readonly error_description?: string
}

/** A proof key: what the program keeps, and what it shows at first. */
export function proofKey() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
