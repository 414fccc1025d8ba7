import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { manifestOf, startManifests } from './testing.ts'

const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
const manifests = await startManifests()
const company = await server.company()
const admin = await server.person(company)
const atApps = server.sendWith({}, server.origins.app)

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

let count = 0
/** Adds an app whose picture is this file, and says where the store shows its picture. */
async function iconOf(picture: string | Uint8Array | undefined) {
  count += 1
  const vendorId = `Vendor${count}`
  const icon = manifests.put(`${vendorId}.picture`, picture ?? '')
  const manifest = manifestOf({
    vendorId,
    mainUrl: new URL('/app/', icon).href,
    icon: picture === undefined ? new URL('/nothing', icon).href : icon,
  })
  const owner = await server.person(await server.company())
  const ManifestUrl = manifests.put(`${vendorId}.json`, manifest)
  const added = await owner.send('POST apps/store', { json: { ManifestUrl } })
  expect(added.status, await added.clone().text()).toBe(201)
  const { Icon } = (await added.json()) as { Icon?: string }
  return Icon
}
const pathOf = (icon: string | undefined) => new URL(icon ?? '').pathname

test('the picture of an app is shown from our own host, as an image that can do nothing', async () => {
  const icon = await iconOf(drawing)
  expect(icon).toBe(`${server.origins.app}/app-icons/${createHash('sha256').update(drawing).digest('hex')}`)
  const answer = await atApps(`GET ${pathOf(icon)}`)
  expect([answer.status, await answer.text()]).toEqual([200, drawing])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'cache-control': expect.stringContaining('immutable'),
  })
})

test('it is what its bytes are, whatever its author calls it, and not on the shell’s host', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const path = pathOf(await iconOf(png))
  const answer = await atApps(`GET ${path}`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
  expect((await server.sendWith({}, server.origins.shell)(`GET ${path}`)).status).toBe(404)
  expect((await atApps('GET /app-icons/unknown')).status).toBe(404)
})

test.each([
  ['is not there', undefined],
  ['is a page', '<!doctype html><script>alert(1)</script>'],
  ['is a drawing with a script', drawing.replace('<path', '<script/><path')],
  ['is too large', drawing.padEnd(64 * 1024 + 1)],
])('an app whose picture %s comes into the store with its letter', async (_name, picture) => {
  expect(await iconOf(picture)).toBeUndefined()
})

test('a new version brings its new picture; who opens the app gets its address with the session', async () => {
  const manifest = (icon: string) => {
    const address = manifests.put('Changing.picture', icon)
    return manifestOf({ vendorId: 'Changing', mainUrl: new URL('/app/', address).href, icon: address })
  }
  const add = async (icon: string) => {
    const ManifestUrl = manifests.put('Changing.json', manifest(icon))
    return (await (await admin.send('POST apps/store', { json: { ManifestUrl } })).json()) as { Icon: string }
  }
  const before = await add(drawing)
  await admin.send('PUT apps/active/vendors/Changing/apps/Notes/token')
  const after = await add(drawing.replace('8z', '7z'))
  expect(after.Icon).not.toBe(before.Icon)
  const { Apps } = (await (await admin.send('GET session')).json()) as { Apps: { Id: string; Icon?: string }[] }
  expect(Apps.find(({ Id }) => Id === 'Changing.Notes')?.Icon).toBe(after.Icon)
})
