import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { attaching, bytesOf, fault, megabyte } from '../attachments/testing-attachments.ts'

const { server, supplier, buyer, draft, send, attach, attached, files, onDisk } = await attaching({
  KONTOR_FILE_LIMIT: '3',
})
const reader = await server.person(supplier.companyId, { role: 'readOnly' })

/** An upload whose sender writes it by hand; `answered` is its status and message. */
function upload(id: string, headers: Record<string, string | number>) {
  const sent: ClientRequest = request(`${server.address}/api/documents/${id}/attachments`, {
    method: 'POST',
    headers: { authorization: supplier.authorization, 'content-type': 'multipart/form-data; boundary=b', ...headers },
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

describe('a file that is too large', () => {
  const largest = 3_000_000

  test('is refused with the most that is taken, and nothing of it stays; one byte less is taken', async () => {
    const id = await draft()
    const before = onDisk()
    expect(await fault(attach(id, 'big.bin', bytesOf(largest + 1)))).toEqual({
      status: 413,
      ErrorCode: 'TooLarge',
      Message: 'The file big.bin is larger than the maximum of 3 MB: send a smaller one.',
      ErrorDetail: [{ Key: 'maxBytes', Value: String(largest) }],
    })
    expect([await files(id), onDisk()]).toEqual([[], before])
    expect((await attach(id, 'most.bin', bytesOf(largest))).status).toBe(201)
  })

  test('is refused as soon as it is, whether it said so or not', async () => {
    const id = await draft()
    const before = onDisk()
    const declared = upload(id, { 'content-length': 50 * megabyte })
    expect(await declared.answered).toMatchObject({ status: 413 })
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
    expect(await upload(sentOne, { ...length, authorization: 'Bearer nobody' }).answered).toMatchObject({
      status: 401,
    })
    const withoutRight = upload(await draft(), { ...length, authorization: reader.authorization })
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
    const answer = await supplier.send(`POST documents/${id}/attachments`, { body, headers })
    expect([answer.status, await files(id), onDisk()]).toEqual([status, [], before])
    // The server serves on.
    expect((await attach(id, 'good.txt', 'good')).status).toBe(201)
  })
})
