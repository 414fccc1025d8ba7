import { describe, expect, test } from 'vitest'
import { manifestOf, startManifests } from '../apps/testing.ts'
import { redirect } from './testing.ts'
import { permissions, startBridge } from './testing-bridge.ts'

const { oauth, company, admin, bearer, reads, codeFor, exchange, tokensFor } = await startBridge()
const manifests = await startManifests()

describe('a program gets no further', () => {
  test('than what was asked for and allowed', async () => {
    const { access_token } = await tokensFor(admin)
    expect(await reads(access_token, 'documents')).toBe(403)
    expect(await reads(access_token, 'session')).toBe(403)
  })

  test('than what the operator gave to it', async () => {
    const { scope, access_token } = await tokensFor(admin, { scope: 'openid document.read network.read' })
    expect(scope).toBe('openid document.read')
    expect(await reads(access_token, 'documents')).toBe(200)
    expect(await reads(access_token, 'network/connections')).toBe(403)
  })

  test('than the person', async () => {
    const reader = await oauth.person(company, { role: 'translator' })
    const { Permissions } = (await (await reader.send('GET session')).json()) as { Permissions: string[] }
    expect(Permissions).not.toContain('document.read')
    const { scope, access_token } = await tokensFor(reader, { scope: 'openid document.read' })
    expect(scope).toBe('openid')
    expect(await reads(access_token, 'documents')).toBe(403)
  })

  test('than the company that was entered', async () => {
    const branch = await oauth.branch(company)
    await oauth.join(admin, branch, 'companyAdmin')
    const { access_token } = await tokensFor(admin)
    const elsewhere = await bearer(access_token)('GET account/info', { headers: { 'x-kontor-tenantid': branch } })
    expect(elsewhere.status).toBe(403)
  })

  test('than manifest and grant, where it is an app of the store: narrowed and ended at once', async () => {
    const id = 'Beta.Papers'
    const { secret } = await oauth.operator.add({ id, redirectUris: [redirect], permissions, isPublic: false })
    const url = manifests.put(
      'papers.json',
      manifestOf({ vendorId: 'Beta', appId: 'Papers', permissions: ['company.read', 'user.read'] }),
    )
    expect((await admin.send('POST apps/store', { json: { ManifestUrl: url } })).status).toBe(201)
    const query = { client_id: id, scope: 'openid offline company.read document.read' }

    const before = await oauth.begin(admin, { ...query, redirect_uri: redirect })
    const asked = (await (await before.ask('GET oauth/authorization')).json()) as { Id: string; State: string }
    expect(asked.State).toBe('NOT_ACTIVE')
    const refused = await before.ask('POST oauth/authorization', { Id: asked.Id, Answer: 'ALLOW' })
    expect(refused.status).toBe(409)

    const path = 'apps/active/vendors/Beta/apps/Papers'
    await admin.send(`PUT ${path}/token`, { json: { Permissions: ['company.read', 'user.read'] } })
    const { code } = await codeFor(admin, query)
    const { body } = await exchange(code, {}, { id, secret })
    expect(body.scope).toBe('openid offline company.read')
    expect(await reads(body.access_token)).toBe(200)
    await admin.send(`PUT ${path}/token`, { json: { Permissions: ['user.read'] } })
    expect(await reads(body.access_token)).toBe(403)
    await admin.send(`DELETE ${path}`)
    expect(await reads(body.access_token, 'account/info/user')).toBe(401)
    // What was allowed under an activation is not allowed under the next.
    await admin.send(`PUT ${path}/token`, { json: { Permissions: ['company.read'] } })
    const again = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }
    expect((await oauth.token(again, { id, secret })).body.error).toBe('invalid_grant')
  })
})
