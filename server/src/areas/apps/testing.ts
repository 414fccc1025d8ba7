import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect } from 'vitest'
import { startTestServer } from '../../testing.ts'
import type { Manifest } from './registered-apps.ts'

/** The manifest of an app that nobody has, with what a test is about. */
export const manifestOf = (more: Partial<Record<keyof Manifest, unknown>> = {}) => {
  const { vendorId = 'Acme', appId = 'Notes' } = more as { vendorId?: string; appId?: string }
  return {
    vendorId,
    appId,
    version: '1.0.0',
    names: { en: 'Notes', de: 'Notizen' },
    mainUrl: `https://${appId}.${vendorId}.example/app/`.toLowerCase(),
    permissions: ['document.read'],
    capabilities: [],
    spawn: false,
    ...more,
  }
}

/** Where authors keep their manifests: a server of the test's own on this machine. Call it at the top of a test file. */
export async function startManifests() {
  const files = new Map<string, string | Uint8Array>()
  const server = createServer((request, response) => {
    const text = files.get(request.url ?? '')
    if (text === undefined) response.writeHead(404).end()
    else response.end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    /** Puts a manifest, or what is none, where it can be fetched. Gives its address. */
    put: (name: string, content: unknown): string => {
      const plain = typeof content === 'string' || content instanceof Uint8Array
      files.set(`/${name}`, plain ? content : JSON.stringify(content))
      return `http://127.0.0.1:${port}/${name}`
    },
  }
}

/** A server whose companies add apps from manifests of the test's own. Call it at the top of a test file. */
export async function startApps() {
  const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
  const manifests = await startManifests()
  let count = 0
  /** A company with an administrator and an app that it has added, of a vendor of its own. */
  async function withApp(more: Parameters<typeof manifestOf>[0] = {}) {
    count += 1
    const vendorId = `Vendor${count}`
    const company = await server.company()
    const admin = await server.person(company)
    const manifest = manifestOf({ vendorId, ...more })
    const name = `${vendorId}.json`
    const add = (changed: object = {}) =>
      admin.send('POST apps/store', { json: { ManifestUrl: manifests.put(name, { ...manifest, ...changed }) } })
    const added = await add()
    expect(added.status, await added.clone().text()).toBe(201)
    const path = `vendors/${vendorId}/apps/Notes`
    return { company, admin, vendorId, id: `${vendorId}.Notes`, path, name, manifest, added: await json(added), add }
  }

  return { server, manifests, withApp }
}

/** What an answer says. */
export const json = async <T = Record<string, unknown>>(answer: Response | Promise<Response>): Promise<T> =>
  (await (await answer).json()) as T

/** How an answer refuses: its status and its error code. */
export const code = async (answer: Response): Promise<unknown[]> => [answer.status, (await json(answer))['ErrorCode']]
