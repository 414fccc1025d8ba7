import { expect } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { redirect, startOauth, type TokenAnswer } from './testing.ts'

export const permissions = ['company.read', 'document.read'] as const

/**
 * A company with its administrator and two programs of the operator: Acme.Bridge, which has a secret, and Acme.Page, which
 * has none. Call it (with `await`) at the top of a test file.
 */
export async function startBridge() {
  const oauth = await startOauth()
  const company = await oauth.company({ name: 'Nordlicht' })
  const admin = await oauth.person(company)
  const { secret } = await oauth.operator.add({
    id: 'Acme.Bridge',
    redirectUris: [redirect],
    permissions,
    isPublic: false,
  })
  const bridge = { id: 'Acme.Bridge', secret }
  await oauth.operator.add({ id: 'Acme.Page', redirectUris: [redirect], permissions, isPublic: true })

  const bearer = (token: string | undefined) =>
    oauth.sendWith({ authorization: `Bearer ${token}` }, oauth.origins.shell)
  const reads = async (token: string | undefined, path = 'account/info') => (await bearer(token)(`GET ${path}`)).status

  /** From the program to the consent and back: the code. */
  async function codeFor(person: TestPerson, query: Record<string, string> = {}) {
    const { first, answer } = await oauth.begin(person, {
      client_id: 'Acme.Bridge',
      redirect_uri: redirect,
      scope: 'openid offline company.read',
      state: 'the state',
      ...query,
    })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/#/authorize'])
    const back = await answer('ALLOW')
    return { code: back.searchParams.get('code') ?? '', back }
  }

  const exchange = (code: string, more: Record<string, string> = {}, basic: typeof bridge | null = bridge) =>
    oauth.token({ grant_type: 'authorization_code', code, redirect_uri: redirect, ...more }, basic ?? undefined)

  async function tokensFor(person: TestPerson, query: Record<string, string> = {}): Promise<TokenAnswer> {
    const { status, body } = await exchange((await codeFor(person, query)).code)
    expect([status, body.error]).toEqual([200, undefined])
    return body
  }

  const refresh = (refreshToken: string | undefined) =>
    oauth.token({ grant_type: 'refresh_token', refresh_token: refreshToken ?? '' }, bridge)

  return { oauth, company, admin, bridge, secret, bearer, reads, codeFor, exchange, tokensFor, refresh }
}
