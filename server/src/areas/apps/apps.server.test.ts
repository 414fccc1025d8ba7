import { describe, expect, test, vi } from 'vitest'
import { sealedAfter } from '../../platform/log/store.ts'
import type { Send } from '../../testing.ts'
import { code, json, manifestOf, startApps, startManifests } from './testing.ts'

const { server, manifests, withApp } = await startApps()

const activeIds = async (send: Send, path = 'apps/active') =>
  (await json<{ Apps: { Id: string }[] }>(send(`GET ${path}`))).Apps.map(({ Id }) => Id)

const linesOf = (company: string) =>
  server.platform.transact(company, { actorId: null, requestId: 'test' }, ({ tx }) =>
    sealedAfter(tx, company, '0', 500),
  )

const ours = [
  'Home',
  'Inbox',
  'Documents',
  'Capture',
  'Buy',
  'Match',
  'Cash',
  'Network',
  'Onboard',
  'Forms',
  'Flow',
  'Admin',
].map((app) => `Kontor.${app}`)

describe('adding an app by its manifest', () => {
  test('puts it into the store of the company and of its branches, and of nobody else; nothing is granted yet', async () => {
    const { company, admin, path, id, added } = await withApp({ tags: ['notes'], category: 'documents' })
    expect(added).toMatchObject({
      Id: id,
      Name: 'Notes',
      Source: 'COMPANY',
      Active: false,
      Permissions: ['document.read'],
      Granted: [],
      AllowedActions: ['ACTIVATE', 'UPDATE', 'REMOVE'],
    })
    const branch = await server.person(await server.branch(company))
    const stranger = await server.person(await server.company())
    expect(await json(admin.send(`GET apps/store/${path}?locale=de-AT`))).toMatchObject({ Name: 'Notizen' })
    expect(await json(branch.send(`GET apps/store/${path}`))).toMatchObject({ Source: 'HEAD_OFFICE' })
    expect(await code(await stranger.send(`GET apps/store/${path}`))).toEqual([404, 'ResourceNotFound'])
    expect(await activeIds(admin.send)).not.toContain(id)
  })

  test('a new version takes the place of the old one; what it asks for anew stays ungranted until somebody grants it', async () => {
    const { admin, path, id, add } = await withApp()
    expect((await admin.send(`PUT apps/active/${path}/token`)).status).toBe(200)
    const updated = await json(await add({ version: '1.1.0', permissions: ['document.read', 'document.send'] }))
    expect(updated).toMatchObject({ Version: '1.1.0', Granted: ['document.read'] })
    expect(await json(admin.send(`GET apps/store/${path}/permissions`))).toEqual({
      Permissions: [
        { Name: 'document.read', Granted: true },
        { Name: 'document.send', Granted: false },
      ],
    })
    const session = await json<{ Apps: { Id: string; Permissions: string[] }[] }>(admin.send('GET session'))
    expect(session.Apps.find(({ Id }) => Id === id)?.Permissions).toEqual(['document.read'])
    expect(await json(admin.send(`PUT apps/active/${path}/token`))).toMatchObject({
      Permissions: ['document.read', 'document.send'],
    })
  })

  test.each([
    ['vendorId', { vendorId: 'kontor' }, 'reserved for Kontor'],
    ['vendorId', { vendorId: 'A.B' }, 'a value such as Acme'],
    ['version', { version: 7 }, 'a text'],
    ['names', { names: {} }, 'at least 1'],
    ['names.english', { names: { english: 'Notes' } }, 'use a name such as en-US'],
    ['colour', { colour: 'green' }, '#2f6f4e'],
    ['mainUrl', { mainUrl: 'javascript:alert(1)' }, 'a value such as https://'],
    ['mainUrl', { mainUrl: 'https://user@acme.example/' }, 'a value such as https://'],
    ['mainUrl', { mainUrl: 'https://a;script-src.example/' }, 'letters, digits and hyphens'],
    ['mainUrl', { mainUrl: 'https://acme.example/#/x' }, 'leave out everything after #'],
    ['mainUrl', { mainUrl: 'http://localhost:1/' }, 'this is the site of the shell'],
    ['mainUrl', { mainUrl: 'https://LOCALHOST./' }, 'this is the site of the shell'],
    ['icon', { icon: 'https://elsewhere.example/i.png' }, 'https://notes.acme.example/'],
    ['permissions.1', { permissions: ['document.read', 'everything'] }, 'one of'],
    ['permissions.0', { permissions: ['app.write'] }, 'one of'],
    ['permissions.0', { permissions: ['session.manage'] }, 'one of'],
    ['capabilities.0.name', { capabilities: [{ name: 'count', value: 'x' }] }, 'reserved for Kontor’s own apps'],
    ['capabilities.0.value', { capabilities: [{ name: 'command', value: 'new', titles: { en: 'N' } }] }, '/new'],
    ['capabilities.0.titles', { capabilities: [{ name: 'command', value: '/new' }] }, 'missing'],
    ['capabilities.0.value', { capabilities: [{ name: 'document', value: 'novel' }] }, 'invoice'],
    ['spawn', { spawn: 'yes' }, 'true or false'],
    ['price', { price: 1 }, 'is unknown'],
  ])('is refused with the field, the value and the fix: %s %j', async (field, change, says) => {
    const admin = await server.person(await server.company())
    const ManifestUrl = manifests.put('refused.json', { ...manifestOf(), ...change })
    const answer = await admin.send('POST apps/store', { json: { ManifestUrl } })
    const body = await json<{
      ErrorCode: string
      ValidationError: { Message: string; ErrorDetail: { Key: string; Value: string }[] }[]
    }>(answer)
    expect([answer.status, body.ErrorCode]).toEqual([400, 'ManifestRefused'])
    const reported = body.ValidationError.find(({ ErrorDetail }) =>
      ErrorDetail.some(({ Key, Value }) => Key === 'field' && Value === field),
    )
    expect(reported?.Message).toContain(says)
  })

  test.each([
    ['{"vendorId": ', 'not JSON'],
    ['x'.repeat(70_000), 'larger than 65536 bytes'],
  ])('is refused where it is no manifest at all', async (content, says) => {
    const admin = await server.person(await server.company())
    const answer = await admin.send('POST apps/store', { json: { ManifestUrl: manifests.put('none.json', content) } })
    expect([answer.status, JSON.stringify(await json(answer))]).toEqual([400, expect.stringContaining(says)])
  })

  test('its page lives neither with the shell, nor with our apps, nor with another vendor’s', async () => {
    const { admin, vendorId, manifest } = await withApp()
    const add = (more: object) =>
      admin.send('POST apps/store', { json: { ManifestUrl: manifests.put('place.json', manifestOf(more)) } })
    for (const mainUrl of [
      `${server.origins.shell}/x/`,
      `${server.origins.app}/x/`,
      String(manifest.mainUrl).toUpperCase().replace('HTTPS', 'https'),
    ])
      expect((await add({ vendorId: 'Thief', mainUrl })).status, mainUrl).toBe(400)
    expect((await add({ vendorId, appId: 'Second', mainUrl: manifest.mainUrl })).status).toBe(201)
    const twin = await add({ vendorId: vendorId.toUpperCase(), appId: 'NOTES', mainUrl: 'https://twin.example/' })
    expect(await json(twin)).toMatchObject({ Message: expect.stringContaining('only in spelling') })
  })

  test('an address inside the network is refused, and a new version comes from where the old one did', async () => {
    const { admin, id, manifest } = await withApp()
    for (const ManifestUrl of ['http://10.0.0.1/m.json', 'http://[fd00::1]/m.json', 'http://3232235777/', 'ftp://x/'])
      expect(await code(await admin.send('POST apps/store', { json: { ManifestUrl } }))).toEqual([
        400,
        'ManifestRefused',
      ])
    const other = await startManifests()
    const moved = await admin.send('POST apps/store', { json: { ManifestUrl: other.put('m.json', manifest) } })
    expect(await json(moved)).toMatchObject({
      ErrorCode: 'Conflict',
      Message: expect.stringContaining(`${id} was added from`),
    })
  })

  test('is for the company’s administrators', async () => {
    const { company, path } = await withApp()
    const clerk = await server.person(company, { role: 'apClerk' })
    const ManifestUrl = manifests.put('clerk.json', manifestOf())
    expect((await clerk.send('POST apps/store', { json: { ManifestUrl } })).status).toBe(403)
    expect((await clerk.send(`PUT apps/active/${path}/token`)).status).toBe(403)
    expect((await clerk.send(`DELETE apps/active/${path}`)).status).toBe(403)
    expect(await json(clerk.send(`GET apps/store/${path}`))).toMatchObject({ AllowedActions: [] })
  })
})

describe('an active app', () => {
  test('F-037, F-040: may be opened by everybody in the company, once an administrator has activated it', async () => {
    const { company, admin, path, id } = await withApp()
    const clerk = await server.browser(await server.person(company, { role: 'apClerk' }))
    expect(await json(clerk.write('POST session/app-tokens', { json: { App: id } }))).toMatchObject({
      ErrorCode: 'Forbidden',
      Message: `${id} is not activated on the current user's account`,
    })
    expect(await json(admin.send(`PUT apps/active/${path}/token`))).toMatchObject({ Id: id, Inherited: false })
    expect(await activeIds(clerk.send)).toContain(id)
    expect((await clerk.write('POST session/app-tokens', { json: { App: id } })).status).toBe(201)
  })

  test('has the rights that were granted and no other, of those that it asks for', async () => {
    const { admin, path } = await withApp({ permissions: ['document.read', 'user.read'] })
    const grant = (Permissions: string[]) => admin.send(`PUT apps/active/${path}/token`, { json: { Permissions } })
    expect(await json(await grant(['user.read']))).toMatchObject({ Permissions: ['user.read'] })
    expect(await json(await grant([]))).toMatchObject({ Permissions: [] })
    const beyond = await json(await grant(['document.send']))
    expect(beyond).toMatchObject({ ErrorCode: 'BadRequest', Message: expect.stringContaining('document.send') })
  })

  test('of the head office is there for its branches, which do not end it; a branch may have its own', async () => {
    const { company, admin, path, id } = await withApp({ permissions: ['document.read', 'user.read'] })
    const branch = await server.person(await server.branch(company))
    await admin.send(`PUT apps/active/${path}/token`)
    expect(await activeIds(branch.send)).toContain(id)
    expect(await activeIds(branch.send, 'apps/v2/active')).not.toContain(id)
    const inherited = await json<{ Apps: object[] }>(
      branch.send('GET apps/v2/active?includeInherited=true&locales=de&locales=fr'),
    )
    expect(inherited.Apps).toContainEqual(
      expect.objectContaining({ Id: id, Inherited: true, Names: { de: 'Notizen', fr: 'Notes' } }),
    )
    expect(await json(await branch.send(`DELETE apps/active/${path}`))).toMatchObject({
      ErrorCode: 'Conflict',
      Message: expect.stringContaining('head office'),
    })
    await branch.send(`PUT apps/active/${path}/token`, { json: { Permissions: ['user.read'] } })
    expect(await activeIds(branch.send, 'apps/v2/active')).toContain(id)
    expect((await branch.send(`DELETE apps/active/${path}`)).status).toBe(204)
    expect(await activeIds(branch.send)).toContain(id)
    expect((await admin.send(`DELETE apps/active/${path}`)).status).toBe(204)
    expect(await activeIds(branch.send)).not.toContain(id)
  })

  test('is found by what it offers', async () => {
    const { admin, path, id } = await withApp({
      capabilities: [
        { name: 'document', value: 'order' },
        { name: 'command', value: '/new', titles: { en: 'New note' } },
      ],
    })
    await admin.send(`PUT apps/active/${path}/token`)
    const by = (query: string) => activeIds(admin.send, `apps/active/capabilities/${query}`)
    expect(await by('command')).toEqual([...ours, id])
    expect(await by('document?capabilityValue=order')).toEqual(['Kontor.Documents', id])
    expect(await by('document?capabilityValue=invoice')).toEqual(['Kontor.Documents'])
    expect(await by('nothing')).toEqual([])
  })

  test('of ours is always active, and cannot be taken away', async () => {
    const admin = await server.person(await server.company())
    expect(await activeIds(admin.send)).toEqual(ours)
    for (const line of [
      'DELETE apps/active/vendors/Kontor/apps/Documents',
      'PUT apps/active/vendors/Kontor/apps/Admin/token',
      'DELETE apps/store/vendors/Kontor/apps/Home',
    ] as const)
      expect(await code(await admin.send(line))).toEqual([409, 'Conflict'])
  })

  test('that was removed is gone from the company and its branches, also where a branch had activated it', async () => {
    const { company, admin, path, id, add } = await withApp()
    const branch = await server.person(await server.branch(company))
    await branch.send(`PUT apps/active/${path}/token`)
    expect((await branch.send(`DELETE apps/store/${path}`)).status).toBe(409)
    expect((await admin.send(`DELETE apps/store/${path}`)).status).toBe(204)
    expect((await branch.send(`GET apps/store/${path}`)).status).toBe(404)
    await add()
    expect(await activeIds(branch.send)).not.toContain(id)
  })

  test('stands in the exchange log with who did it, and open shells are told', async () => {
    const { company, admin, path, id } = await withApp()
    const branch = await server.branch(company)
    await admin.send(`PUT apps/active/${path}/token`)
    await admin.send(`DELETE apps/active/${path}`)
    await server.settle()
    const lines = (await linesOf(company)).filter(({ object_type }) => object_type === 'app')
    expect(lines.map(({ kind }) => kind)).toEqual(['app.added', 'app.activated', 'app.deactivated'])
    expect(lines.every(({ actor_id, detail }) => actor_id === admin.id && (detail as { app: string }).app === id)).toBe(
      true,
    )
    const inBranch = (await linesOf(branch)).filter(({ object_type }) => object_type === 'app')
    expect(inBranch.map(({ kind }) => kind)).toEqual(['app.activated', 'app.deactivated'])

    const live = await fetch(`${server.origins.shell}/api/live?from=0`, {
      headers: { cookie: (await server.browser(admin)).cookie },
    })
    let reported = ''
    void (async () => {
      for await (const part of live.body!) reported += Buffer.from(part).toString()
    })()
    await vi.waitFor(() => expect(reported).toContain('"kind":"app"'), { timeout: 15_000 })
  })
})
