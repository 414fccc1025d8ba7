import { Writable } from 'node:stream'
import { afterAll, expect, test, vi } from 'vitest'
import { exportCompany } from '../../export-company.ts'
import { startBucket } from '../../platform/contents/testing-bucket.ts'
import { documentOf } from '../documents/testing.ts'
import { attaching, bytesOf, fault, megabyte } from './testing-attachments.ts'

const bucket = await startBucket()
const { server, supplier, buyer, draft, send, attach, attached, files, kept } = await attaching(
  bucket.environment('', { KONTOR_METRICS: 'on' }),
)
afterAll(async () => {
  server.platform.shelf.close()
  await bucket.stop()
})

const objectsOf = (companyId: string) => [...bucket.objects.keys()].filter((name) => name.includes(companyId))
const health = async () => {
  const answer = await server.send('GET /health')
  return { ...((await answer.json()) as { contents: unknown }), status: answer.status }
}

test('a file that is attached is in the bucket once that is said, travels within it and is fetched from there', async () => {
  const bytes = bytesOf(2 * megabyte, 21)
  const id = await draft()
  const { Id } = await attached(id, 'a.bin', bytes)
  expect(objectsOf(supplier.companyId)).toHaveLength(1)
  expect(kept()).toEqual([])
  await send(id)
  expect(objectsOf(buyer.companyId)).toHaveLength(1)
  const whole = await supplier.send(`GET documents/${id}/attachments/${Id}`)
  expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), bytes)).toBe(0)
  const [theirs] = await files(id, buyer)
  const part = await buyer.send(`GET documents/${id}/attachments/${theirs?.Id}`, {
    headers: { range: 'bytes=9-99999' },
  })
  expect(part.status).toBe(206)
  expect(Buffer.compare(Buffer.from(await part.arrayBuffer()), bytes.subarray(9, 100_000))).toBe(0)

  const zip: Buffer[] = []
  const out = new Writable({ write: (chunk, _encoding, done) => done(void zip.push(chunk)) })
  expect(await exportCompany(server.platform, supplier.companyId, out)).toMatchObject({ missing: [] })
  expect(Buffer.concat(zip).length).toBeGreaterThan(0)
})

test('where the bucket is away nothing more is taken in, in a sentence, and what is in the database can be read', async () => {
  const id = await draft()
  expect(await health()).toMatchObject({ status: 200, contents: { kind: 'bucket', state: 'ready' } })
  await bucket.stop()
  const bytes = bytesOf(2 * megabyte, 22)
  const headers = { 'accept-language': 'de' }
  expect(await fault(attach(id, 'b.bin', bytes, headers))).toMatchObject({
    status: 503,
    ErrorCode: 'Unavailable',
    Message: expect.stringContaining('Der Dateispeicher'),
  })
  expect(await health()).toMatchObject({ status: 503, contents: { kind: 'bucket', state: 'away' } })
  const refused = await supplier.send(`PUT documents/${server.platform.ids.next()}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice')),
    headers: { 'content-type': 'application/xml' },
  })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await supplier.send(`GET documents/${id}/metadata`)).status).toBe(200)
  expect(await (await server.send('GET /metrics')).text()).toContain('kontor_contents_up 0')

  await bucket.startAgain()
  await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 15_000 })
  expect(await (await server.send('GET /metrics')).text()).toContain('kontor_contents_up 1')
  expect(await files(id)).toEqual([])
  await attached(id, 'b.bin', bytes)
})

test('readiness ends before anything is asked of a bucket that goes away', async () => {
  await bucket.stop()
  await vi.waitFor(async () => expect((await health()).status).toBe(503), { timeout: 15_000 })
  await bucket.startAgain()
  await vi.waitFor(async () => expect((await health()).status).toBe(200), { timeout: 15_000 })
})
