import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { attaching, bytesOf, megabyte } from './testing-attachments.ts'

const { supplier, buyer, draft, attached, kept } = await attaching()

describe('a file that is fetched', () => {
  const bytes = bytesOf(2 * megabyte, 4)
  const fetched = async (headers: Record<string, string>, person = supplier, method = 'GET') => {
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
    const { status, answer: reported } = await fetched({}, supplier, 'HEAD')
    expect([status, reported.headers.get('content-length')]).toEqual([200, String(bytes.length)])
  })

  test('may be asked for in part by an app in its frame, which is told what part it got', async () => {
    const headers = {
      origin: 'null',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'range',
    }
    const { answer: asked } = await fetched(headers, supplier, 'OPTIONS')
    expect(asked.headers.get('access-control-allow-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['range', 'if-range', 'if-none-match']),
    )
    const { answer } = await fetched({ origin: 'null', range: 'bytes=0-9' })
    const reported = answer.headers.get('access-control-expose-headers')?.split(', ')
    expect(reported).toEqual(expect.arrayContaining(['Content-Range', 'ETag']))
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
    const damaged = kept().find((file) => Buffer.compare(readFileSync(file), bytes) === 0)!
    writeFileSync(damaged, bytesOf(2 * megabyte, 6))
    const answer = await supplier.send(`GET documents/${id}/attachments/${Id}`)
    await expect(answer.arrayBuffer()).rejects.toThrow()
    writeFileSync(damaged, bytesOf(megabyte, 5))
    expect((await supplier.send(`GET documents/${id}/attachments/${Id}`)).status).toBe(500)
  })
})
