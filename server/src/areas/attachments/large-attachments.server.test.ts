import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { serveApart } from '../documents/testing-process.ts'

const megabyte = 1024 * 1024
const size = 64 * megabyte
const smaller = size / 4
const abreast = 4

const server = await startTestServer()
const { authorization } = await server.person(await server.company())

const folder = mkdtempSync(join(tmpdir(), 'kontor-large-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { address, peak } = await serveApart(server, { environment: { KONTOR_DATA: folder } })

/** A file of so many bytes, of which this process holds a piece: the same for the same seed, another for another. */
function* fileOf(seed: number, bytes: number): Generator<Buffer> {
  const piece = Buffer.alloc(megabyte)
  for (let at = 0; at < bytes; at += megabyte) yield Buffer.from(piece.fill(`${seed} ${at} `)).subarray(0, bytes - at)
}

async function attach(documentId: string, seed: number, bytes: number): Promise<string> {
  const form = [
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n',
    ...fileOf(seed, bytes),
    '\r\n--b--\r\n',
  ]
  const sent = request(`${address}/api/documents/${documentId}/attachments`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const answered = once(sent, 'response')
  await pipeline(Readable.from(form), sent)
  const [answer] = await answered
  expect(answer.statusCode).toBe(201)
  return ((await json(answer)) as { Id: string }).Id
}

async function hashOf(documentId: string, id: string): Promise<string> {
  const answer = await fetch(`${address}/api/documents/${documentId}/attachments/${id}`, { headers: { authorization } })
  const hash = createHash('sha256')
  for await (const chunk of answer.body ?? []) hash.update(chunk)
  return hash.digest('hex')
}

const hashed = (seed: number) => {
  const hash = createHash('sha256')
  for (const piece of fileOf(seed, size)) hash.update(piece)
  return hash.digest('hex')
}

test('files of 64 MB, several at once, come in and go out whole and cost the server no more memory than smaller ones', async () => {
  const documentId = randomUUID()
  const saved = await fetch(`${address}/api/documents/${documentId}?draft=true`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/xml' },
    body: documentOf('Invoice') as Uint8Array<ArrayBuffer>,
  })
  expect(saved.status).toBe(204)
  const seeds = Array.from({ length: abreast }, (_, index) => index + 1)
  const carry = async (bytes: number) => {
    const ids = await Promise.all(seeds.map((seed) => attach(documentId, seed, bytes)))
    return Promise.all(ids.map((id) => hashOf(documentId, id)))
  }
  // Files that are smaller first: what carrying several at once costs at all is there then.
  await carry(smaller)
  const usual = await peak()
  const hashes = await carry(size)
  const growth = (await peak()) - usual
  expect(hashes).toEqual(seeds.map(hashed))
  expect(growth / (abreast * (size - smaller))).toBeLessThan(1 / 4)
}, 120_000)
