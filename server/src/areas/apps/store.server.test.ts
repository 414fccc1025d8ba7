import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppManifest } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { code, json, manifestOf, startApps } from './testing.ts'

const { server, manifests, withApp } = await startApps()

describe('the store', () => {
  test('F-391, F-164: lists 20 apps a page from page 0, by name, category, tags and identifier', async () => {
    const { admin, vendorId, id } = await withApp({ category: 'payments', tags: ['bank', 'daily'], hidden: true })
    for (let index = 0; index < 20; index += 1) {
      const manifest = manifestOf({ vendorId, appId: `App${index}`, names: { en: `Tool ${index}` } })
      await admin.send('POST apps/store', { json: { ManifestUrl: manifests.put(`many${index}.json`, manifest) } })
    }
    const list = (query = '') =>
      json<{ itemCount: number; numPages: number; pageId: number; Apps: { Id: string; Name: string }[] }>(
        admin.send(`GET apps/store${query}`),
      )
    const first = await list()
    expect([first.itemCount, first.numPages, first.pageId, first.Apps.length]).toEqual([33, 2, 0, 20])
    expect((await list('?page=1')).Apps).toHaveLength(13)
    const ids = async (query: string) => (await list(query)).Apps.map((app) => app.Id)
    expect((await ids('?categoryId=payments')).toSorted()).toEqual([id, 'Kontor.Cash'].toSorted())
    expect(await ids('?allTags=daily&allTags=bank')).toEqual([id])
    expect(await ids('?allTags=daily&allTags=other')).toEqual([])
    expect(await ids(`?appid=${id}`)).toEqual([id])
    expect(await ids('?appName=notiz&locale=de')).toEqual([id])
    expect(await ids('?appName=notiz&excludeHidden=true')).toEqual([])
    // Behind Workflows, which is ours.
    expect((await ids('?descending=true&limit=2'))[1]).toBe(`${vendorId}.App9`)
    const { Categories } = await json<{ Categories: { Id: string; Count: number; Names: object }[] }>(
      admin.send('GET apps/store/categories'),
    )
    expect(Categories.find(({ Id }) => Id === 'payments')).toMatchObject({ Count: 2, Names: { de: 'Zahlungen' } })
    expect(await code(await admin.send('GET apps/store?appid=nonsense'))).toEqual([400, 'BadRequest'])
  })

  test('F-392: shows an app in English unless another language is asked for', async () => {
    const { admin, path } = await withApp()
    expect(await json(admin.send(`GET apps/store/${path}`))).toMatchObject({ Name: 'Notes' })
    expect(await json(admin.send(`GET apps/store/${path}?locale=ar`))).toMatchObject({ Name: 'Notes' })
  })

  test('says which apps need nobody’s consent', async () => {
    const { admin, path } = await withApp({ permissions: [] })
    expect(await json(admin.send(`GET apps/${path}/autoactivateable`))).toEqual({ AutoActivateable: true })
    const asking = await withApp()
    expect(await json(asking.admin.send(`GET apps/${asking.path}/autoactivateable`))).toEqual({
      AutoActivateable: false,
    })
  })

  test('of one company tells another nothing: not by id, not by a grant, not by settings', async () => {
    const { path } = await withApp()
    const stranger = await server.person(await server.company())
    for (const line of [
      `GET apps/store/${path}`,
      `GET apps/store/${path}/permissions`,
      `GET apps/${path}/autoactivateable`,
      `GET apps/${path}/settings/colour`,
      `PUT apps/active/${path}/token`,
      `DELETE apps/active/${path}`,
      `DELETE apps/store/${path}`,
    ] as const)
      expect(await code(await stranger.send(line)), line).toEqual([404, 'ResourceNotFound'])
  })
})

describe('the settings of an app', () => {
  test('are plain text, the same for everybody in the company, kept by its administrators', async () => {
    const { company, admin, path } = await withApp()
    const clerk = await server.person(company, { role: 'apClerk' })
    const at = `apps/${path}/settings/colour%20of%20day` as const
    const text = { body: 'grün', headers: { 'content-type': 'text/plain' } }
    expect(await code(await admin.send(`GET ${at}`))).toEqual([404, 'ResourceNotFound'])
    expect((await admin.send(`PUT ${at}`, text)).status).toBe(204)
    expect((await clerk.send(`PUT ${at}`, text)).status).toBe(403)
    expect(await (await clerk.send(`GET ${at}`)).text()).toBe('grün')
  })
})

test('the schema of manifests is published: the one that the server applies, in words that any editor takes', async () => {
  const answer = await server.send('GET app-manifest.schema.json')
  const schema = await json<{
    $schema: string
    properties: Record<string, { description?: string }>
    required: string[]
  }>(answer.clone())
  expect(answer.headers.get('content-type')).toContain('application/schema+json')
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(await answer.text()).not.toContain('"x-')
  expect(Object.keys(schema.properties)).toEqual(Object.keys(AppManifest.schema['properties'] as object))
  expect(Object.values(schema.properties).filter(({ description }) => description === undefined)).toEqual([])
  expect(Object.keys(manifestOf())).toEqual(schema.required)
})

test('the manifest that docs/apps.md shows is one', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/apps.md'), 'utf8')
  const shown = /```json\n(\{[\s\S]*?\})\n```/.exec(page)?.[1]
  const admin = await server.person(await server.company())
  const answer = await admin.send('POST apps/store', { json: { ManifestUrl: manifests.put('docs.json', shown) } })
  expect(await json(answer)).toMatchObject({ Id: 'Acme.Notes', Version: '1.4.0', Spawn: true })
})
