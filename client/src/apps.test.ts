import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { type Recorder, startRecorder } from './recorder.testing.ts'

let server: Recorder
beforeEach(async () => {
  server = await startRecorder()
})
afterEach(() => server.stop())
const client = () => createClient({ base: server.base, app: 'Kontor.Test' }).apps

const app = { vendorId: 'Acme', appId: 'Notes' }

test('F-291 to F-295: what is missing in a call about apps is named in the words of the spec, before anything is sent', async () => {
  const apps = client()
  const setting = { ...app, property: 'colour' }
  const failures: [Promise<unknown>, string][] = [
    [apps.readSetting({ params: { ...setting, property: '' } }), 'property is required'],
    [apps.readSetting({ params: { ...setting, vendorId: '' } }), 'appVendorIdString is required'],
    [apps.saveSetting({ params: { ...setting, appId: '' }, body: 'red' }), 'appVendorIdString is required'],
    [apps.listByCapability({ params: { capabilityName: '' } }), 'capabilityName is required'],
    ...[apps.readStoreApp, apps.activate, apps.deactivate, apps.isAutoActivateable].flatMap(
      (call): [Promise<unknown>, string][] => [
        [call({ params: { ...app, vendorId: '' } }), 'vendorId is required'],
        [call({ params: { ...app, appId: '' } }), 'appId is required'],
      ],
    ),
  ]
  for (const [failure, message] of failures) await expect(failure).rejects.toThrow(new TypeError(message))
  expect(server.recorded).toEqual([])
})

test('F-337: languages travel as repeated keys; a grant as JSON, or not at all', async () => {
  const apps = client()
  await apps.listActiveV2({ query: { locales: ['de', 'fr'], includeInherited: true } })
  await apps.activate({ params: app, body: { Permissions: ['document.read'] } })
  await apps.activate({ params: app })
  expect(server.recorded.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([
    ['GET', '/api/apps/v2/active?locales=de&locales=fr&includeInherited=true', ''],
    ['PUT', '/api/apps/active/vendors/Acme/apps/Notes/token', '{"Permissions":["document.read"]}'],
    ['PUT', '/api/apps/active/vendors/Acme/apps/Notes/token', ''],
  ])
})
