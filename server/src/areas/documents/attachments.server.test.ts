import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { startClamd } from './testing-clamd.ts'

const megabyte = 1024 * 1024
const folder = mkdtempSync(join(tmpdir(), 'kontor-attachments-'))
const clamd = await startClamd()
const server = await startTestServer({
  environment: { KONTOR_DATA: folder, KONTOR_CLAMD: clamd.address, KONTOR_FILE_LIMIT: '3', KONTOR_MAIL_LIMIT: '4' },
})
afterAll(() => {
  clamd.stop()
  rmSync(folder, { recursive: true })
})

const [supplierId, buyerId] = [await server.company(), await server.company()]
const author = await server.person(supplierId)
const reader = await server.person(supplierId, { role: 'readOnly' })
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)
const { token } = await server.platform.act(supplierId, { actorId: null, requestId: 'test' }, (act) =>
  server.sessions.openForProgram(act, author.id),
)

type Files = ResultOf<Areas['documentParts']['listAttachments']>['DocumentAttachment']

async function draft(person: TestPerson = author): Promise<string> {
  const id = randomUUID()
  const answer = await person.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice')),
    headers: { 'content-type': 'application/xml' },
  })
  expect(answer.status).toBe(204)
  return id
}

async function send(id: string, to = connection): Promise<void> {
  const answer = await author.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: to } })
  expect(answer.status).toBe(201)
  await server.settle()
}

const formOf = (name: string, bytes: string | Uint8Array<ArrayBuffer>, type = 'text/plain') => {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type }))
  return form
}
const attach = (id: string, name: string, bytes: string | Uint8Array<ArrayBuffer>, headers = {}, type = 'text/plain') =>
  author.send(`POST documents/${id}/attachments`, { body: formOf(name, bytes, type), headers })
const attached = async (...given: Parameters<typeof attach>) => (await (await attach(...given)).json()) as Files[number]
const files = async (id: string, person = author) =>
  ((await (await person.send(`GET documents/${id}/attachments`)).json()) as { DocumentAttachment: Files })
    .DocumentAttachment
const fault = async (answer: Promise<Response>) => {
  const response = await answer
  const { ErrorCode, Message, ErrorDetail } = (await response.json()) as Record<string, string>
  return { status: response.status, ErrorCode, Message, ErrorDetail }
}

/** Bytes of which no two pieces are the same. */
const bytesOf = (size: number, seed = 0) =>
  new Uint8Array(size).map((_, index) => (index * 7 + (index >> 8) + seed) % 251)

const within = (place: string) => (existsSync(place) ? readdirSync(place) : [])
/** All that lies on the disk for the supplier, and what is half-written of anybody. */
const onDisk = () => ({
  kept: within(join(folder, 'contents', supplierId)).length,
  halfWritten: within(join(folder, 'contents', '.incoming')).length,
})

/** An upload whose sender writes it by hand; `answered` is its status and message. */
function upload(id: string, headers: Record<string, string | number>, path = `documents/${id}/attachments`) {
  const sent: ClientRequest = request(`${server.address}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b', ...headers },
  })
  const answered = new Promise<{ status: number | undefined; Message: string }>((resolve, reject) => {
    sent.on('response', async (answer) => {
      const { Message } = JSON.parse(await textOf(answer)) as { Message: string }
      resolve({ status: answer.statusCode, Message })
      sent.destroy()
    })
    sent.on('error', reject)
  })
  sent.flushHeaders()
  return { sent, answered }
}
const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'

describe('a file', () => {
  test('travels with its document, byte by byte, and is given out once its scan has passed it', async () => {
    const id = await draft()
    const bytes = bytesOf(2_000_000)
    const added = await attached(id, 'Plan ä.bin', bytes, {}, 'image/png')
    expect(added).toMatchObject({ Name: 'Plan ä.bin', ContentType: 'image/png', Size: 2_000_000, Scan: 'CLEAN' })
    await send(id)
    const [arrived] = await files(id, buyer)
    expect(arrived).toMatchObject({ Id: added.Id, Name: 'Plan ä.bin', Scan: 'CLEAN' })
    const down = await buyer.send(`GET documents/${id}/attachments/${added.Id}`)
    expect(down.headers.get('content-length')).toBe('2000000')
    expect(Buffer.compare(Buffer.from(await down.arrayBuffer()), bytes)).toBe(0)
    expect(down.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Plan%20%C3%A4.bin")
    expect(down.headers.get('content-security-policy')).toContain('sandbox')
    expect(await (await buyer.send(`GET documents/v2/documents/${id}/attachment`)).json()).toMatchObject({
      DocumentAttachment: [{ Id: added.Id }],
    })
  })

  test('is kept once for a company, on however many documents it is', async () => {
    const before = onDisk().kept
    const [one, other] = [await draft(), await draft()]
    const bytes = bytesOf(2 * megabyte, 1)
    await Promise.all([attach(one, 'a', bytes), attach(other, 'b', bytes), attach(other, 'c', bytes)])
    expect(onDisk()).toEqual({ kept: before + 1, halfWritten: 0 })
    expect([(await files(one)).length, (await files(other)).length]).toEqual([1, 2])
  })

  test('can be taken off until the document has left', async () => {
    const id = await draft()
    const { Id } = await attached(id, 'a.txt', 'a')
    expect((await author.send(`DELETE documents/${id}/attachments/${Id}`)).status).toBe(204)
    expect(await files(id)).toEqual([])
    const kept = await attached(id, 'b.txt', 'b')
    await send(id)
    expect((await author.send(`DELETE documents/${id}/attachments/${kept.Id}`)).status).toBe(409)
    expect((await attach(id, 'c.txt', 'c')).status).toBe(409)
  })

  test('is refused where it is empty, and its name is no path', async () => {
    const id = await draft()
    expect((await attach(id, 'empty.txt', '')).status).toBe(400)
    expect((await attached(id, '../../etc/passwd', 'x')).Name).toBe('passwd')
  })

  test('with the name of another, or none at all, is called as people read it', async () => {
    const id = await draft()
    expect((await attached(id, 'a "b" 100%.txt', 'x')).Name).toBe('a b 100%.txt')
  })
})

describe('a file that is too large', () => {
  const largest = 3_000_000

  test('is refused with the most that is taken, and nothing of it stays; one byte less is taken', async () => {
    const id = await draft()
    const before = onDisk()
    expect(await fault(attach(id, 'big.bin', bytesOf(largest + 1)))).toEqual({
      status: 413,
      ErrorCode: 'TooLarge',
      Message: 'The file big.bin is larger than 3 MB, the most that is taken: send a smaller one.',
      ErrorDetail: [{ Key: 'most', Value: String(largest) }],
    })
    expect([await files(id), onDisk()]).toEqual([[], before])
    expect((await attach(id, 'most.bin', bytesOf(largest))).status).toBe(201)
  })

  test('is refused as soon as it is, whether it said so or not', async () => {
    const id = await draft()
    const before = onDisk()
    const said = upload(id, { 'content-length': 50 * megabyte })
    expect(await said.answered).toMatchObject({ status: 413 })
    const { sent, answered } = upload(id, { 'transfer-encoding': 'chunked' })
    sent.write(head)
    sent.write(bytesOf(largest + 1))
    expect(await answered).toMatchObject({ status: 413, Message: expect.stringContaining('a.bin') })
    expect(onDisk()).toEqual(before)
  })
})

describe('an upload', () => {
  test('that breaks off leaves nothing', async () => {
    const id = await draft()
    const before = onDisk()
    const { sent, answered } = upload(id, { 'content-length': 3 * megabyte })
    sent.write(head)
    sent.write(bytesOf(2 * megabyte))
    await expect.poll(() => onDisk().halfWritten).toBe(1)
    sent.destroy()
    await expect(answered).rejects.toThrow()
    await expect.poll(onDisk).toEqual(before)
    expect(await files(id)).toEqual([])
  })

  test('of who may not add it is refused before a byte of it comes', async () => {
    const [sentOne, theirs] = [await draft(), await draft(buyer)]
    await send(sentOne)
    const length = { 'content-length': 3 * megabyte }
    expect(await upload(sentOne, length).answered).toMatchObject({ status: 409 })
    expect(await upload(theirs, length).answered).toMatchObject({ status: 404 })
    expect(await upload(randomUUID(), length).answered).toMatchObject({ status: 404 })
    expect(await upload(sentOne, { ...length, authorization: 'Bearer nobody' }).answered).toMatchObject({ status: 401 })
    const ofReader = await server.platform.act(supplierId, { actorId: null, requestId: 'test' }, (act) =>
      server.sessions.openForProgram(act, reader.id),
    )
    const withoutRight = upload(await draft(), { ...length, authorization: `Bearer ${ofReader.token}` })
    expect(await withoutRight.answered).toMatchObject({ status: 403 })
  })

  test('that is sent again has the effect of one, even when the document has left meanwhile', async () => {
    const id = await draft()
    const headers = { 'x-kontor-requestid': randomUUID() }
    const bytes = bytesOf(2 * megabyte, 2)
    const first = await attached(id, 'a.bin', bytes, headers)
    expect(await attached(id, 'a.bin', bytes, headers)).toEqual(first)
    await send(id)
    expect(await attached(id, 'a.bin', bytes, headers)).toEqual(first)
    expect(await fault(attach(id, 'a.bin', bytesOf(2 * megabyte, 3), headers))).toMatchObject({
      status: 422,
      ErrorCode: 'RequestIdReused',
    })
    expect([(await files(id)).length, onDisk().halfWritten]).toEqual([1, 0])
  })

  test.each<[string, string, number]>([
    ['whose boundary never comes', `--other\r\n${head.slice(5)}x\r\n--other--\r\n`, 400],
    ['that ends within its file', `${head}x`, 400],
    ['that ends within a head', '--b\r\nContent-Disposition: form-data; name="file"', 400],
    ['whose head never ends', `--b\r\n${'X-More: and more\r\n'.repeat(60_000)}`, 413],
    ['before whose first part too much comes', `${'no part\r\n'.repeat(100_000)}${head}`, 413],
    ['of many parts', '--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n'.repeat(20_000), 400],
    ['of many parts without a name', '--b\r\nX: y\r\n\r\n1\r\n'.repeat(50_000), 413],
    ['of the same file twice', `${head}x\r\n${head}x\r\n--b--\r\n`, 400],
    ['of no part at all', '--b--\r\n', 400],
  ])('%s is refused and leaves nothing', async (_what, body, status) => {
    const id = await draft()
    const before = onDisk()
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const answer = await author.send(`POST documents/${id}/attachments`, { body, headers })
    expect([answer.status, await files(id), onDisk()]).toEqual([status, [], before])
    // The server serves on.
    expect((await attach(id, 'good.txt', 'good')).status).toBe(201)
  })
})

describe('the scan for viruses', () => {
  test('refuses a file before it is taken in, and says so', async () => {
    const id = await draft()
    const before = onDisk()
    clamd.known.add('Trojan')
    for (const more of ['', 'x'.repeat(2 * megabyte)])
      expect(await fault(attach(id, 'bad.exe', `${more}Trojan`))).toMatchObject({
        status: 422,
        ErrorCode: 'Infected',
        Message: expect.stringContaining('virus in bad.exe'),
      })
    expect([await files(id), onDisk()]).toEqual([[], before])
  })

  test('finds on its arrival what it did not know before: it is shown and never given out', async () => {
    const id = await draft()
    const { Id } = await attached(id, 'worm.exe', 'a worm of tomorrow')
    clamd.known.add('of tomorrow')
    await send(id)
    expect((await files(id, buyer))[0]).toMatchObject({ Id, Scan: 'INFECTED' })
    expect(await fault(buyer.send(`GET documents/${id}/attachments/${Id}`))).toMatchObject({
      status: 423,
      Message: expect.stringContaining('virus'),
    })
  })
})

describe('a file that is fetched', () => {
  const bytes = bytesOf(2 * megabyte, 4)
  const fetched = async (headers: Record<string, string>, person = author, method = 'GET') => {
    const answer = await person.send(`${method} ${path}`, { headers })
    const came = Buffer.from(await answer.arrayBuffer())
    return { answer, status: answer.status, came, range: answer.headers.get('content-range') }
  }
  let path = ''
  beforeAll(async () => {
    const id = await draft()
    path = `documents/${id}/attachments/${(await attached(id, 'a.bin', bytes)).Id}`
  })

  test.each<[string, number, number]>([
    ['bytes=0-0', 0, 1],
    ['bytes=100-65700', 100, 65_701],
    ['bytes=2097000-', 2_097_000, bytes.length],
    ['bytes=-10', bytes.length - 10, bytes.length],
    ['bytes=-99999999', 0, bytes.length],
    ['bytes=2097150-99999999', 2_097_150, bytes.length],
  ])('comes from where it is asked for: %s', async (Range, from, to) => {
    const { status, came, range } = await fetched({ Range })
    expect([status, range]).toEqual([206, `bytes ${from}-${to - 1}/${bytes.length}`])
    expect(Buffer.compare(came, bytes.subarray(from, to))).toBe(0)
  })

  test.each(['bytes=2097152-', 'bytes=-0'])('is told its size where the range lies outside: %s', async (Range) => {
    const { status, range } = await fetched({ Range })
    expect([status, range]).toEqual([416, `bytes */${bytes.length}`])
  })

  test.each(['bytes=5-1', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-'])(
    'comes whole where no one range is asked for: %s',
    async (Range) => {
      const { status, came } = await fetched({ Range })
      expect([status, came.length]).toEqual([200, bytes.length])
    },
  )

  test('does not come again to who has it, and comes whole to who has part of another', async () => {
    const { answer } = await fetched({})
    const tag = answer.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[0-9a-f]{64}"$/)
    const again = await fetched({ 'if-none-match': `"other", ${tag}` })
    expect([again.status, again.came.length]).toEqual([304, 0])
    expect((await fetched({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await fetched({ range: 'bytes=0-9', 'if-range': tag })).status).toBe(206)
    expect((await fetched({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    const { status, answer: told } = await fetched({}, author, 'HEAD')
    expect([status, told.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  test('is not there for another company, range or tag or none', async () => {
    const tag = (await fetched({})).answer.headers.get('etag') ?? ''
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': tag }])
      expect((await fetched(headers as Record<string, string>, buyer)).status).toBe(404)
  })

  test('and was damaged on the disk never comes to its end', async () => {
    const id = await draft()
    const bytes = bytesOf(2 * megabyte, 5)
    const { Id } = await attached(id, 'a.bin', bytes)
    const place = join(folder, 'contents', supplierId)
    const damaged = within(place)
      .map((name) => join(place, name))
      .find((file) => Buffer.compare(readFileSync(file), bytes) === 0)!
    writeFileSync(damaged, bytesOf(2 * megabyte, 6))
    const answer = await author.send(`GET documents/${id}/attachments/${Id}`)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    writeFileSync(damaged, bytesOf(megabyte, 5))
    expect((await author.send(`GET documents/${id}/attachments/${Id}`)).status).toBe(500)
  })
})

describe('by mail', () => {
  const partner = async () => {
    const id = randomUUID()
    const json = { CompanyName: 'Partner', Country: 'DE', Email: 'books@example.com' }
    expect((await author.send(`PUT network/partners/${id}`, { json })).status).toBe(201)
    await server.settle()
    return id
  }
  const sentState = async (id: string) =>
    ((await (await author.send(`GET documents/${id}/metadata`)).json()) as { DeliveryState: string }).DeliveryState

  test('a file leaves with its document, byte by byte', async () => {
    const id = await draft()
    const bytes = bytesOf(2 * megabyte, 7)
    await attach(id, 'plan.bin', bytes)
    await send(id, await partner())
    expect([await sentState(id), onDisk().halfWritten]).toEqual(['SENT', 0])
    const { Items } = (await (await author.send('GET mails?limit=1')).json()) as { Items: { MessageId: string }[] }
    const raw = await author.send(`GET mails/${encodeURIComponent(Items[0]?.MessageId ?? '')}`)
    const { default: PostalMime } = await import('postal-mime')
    const { attachments } = await PostalMime.parse(await raw.arrayBuffer())
    const plan = attachments.find(({ filename }) => filename === 'plan.bin')
    expect(Buffer.compare(Buffer.from(plan?.content as ArrayBuffer), bytes)).toBe(0)
  })

  test('a document whose files are too many for a mail comes back and says why', async () => {
    const id = await draft()
    for (const seed of [8, 9]) await attach(id, `${seed}.bin`, bytesOf(2 * megabyte, seed))
    await send(id, await partner())
    expect([await sentState(id), onDisk().halfWritten]).toEqual(['FAILED', 0])
    const latest = await (await author.send(`GET documents/${id}/dispatches/latest`)).json()
    expect((latest as { FailureMessage: string }).FailureMessage).toContain('larger than 4 MB')
  })
})

test('while the scanner for viruses is away a file is refused for now, and nothing of it is kept', async () => {
  const id = await draft()
  const before = onDisk()
  clamd.stop()
  expect(await fault(attach(id, 'a.bin', bytesOf(2 * megabyte, 10)))).toMatchObject({
    status: 503,
    ErrorCode: 'Unavailable',
    Message: expect.stringContaining('scanner'),
  })
  expect([await files(id), onDisk()]).toEqual([[], before])
})
