import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { connection, supplier, stranger } = await making()

describe('F-151, F-158: a PDF that people turn into a document', () => {
  const upload = (content: Buffer, token: string) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], 'bill.pdf'))
    return json<{ fault?: string; status: string }>(
      supplier.send(`POST v0/pdf2xml/file?uploadToken=${token}`, { body: form }),
      201,
    )
  }
  const pdf = (stream: string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj <<>> stream\n'),
      deflateSync(stream),
      Buffer.from('\nendstream endobj\n%%EOF'),
    ])

  test('is named wrong where it is none or shows no text, else handed on, and listed', async () => {
    expect(await upload(Buffer.from('hello'), 'none')).toMatchObject({ fault: 'NOT_PDF' })
    expect(await upload(pdf('q 100 0 0 100 0 0 cm /Im0 Do Q'), 'picture')).toMatchObject({ fault: 'PDF_WITHOUT_TEXT' })
    expect((await upload(pdf('BT /F1 12 Tf (Invoice) Tj ET'), 'good')).fault).toBeUndefined()
    const submit = (uploadToken: string, more = {}) =>
      supplier.send('POST v0/pdf2xml/submit', { json: { uploadToken, ...more } })
    expect((await submit('picture')).status).toBe(409)
    expect((await submit('unknown')).status).toBe(404)
    expect((await submit('good', { connectionId: randomUUID() })).status).toBe(404)
    expect(await json(submit('good', { connectionId: connection }), 202)).toMatchObject({ status: 'open' })
    const { tickets } = await get<{ tickets: { uploadToken: string; status: string }[] }>(supplier, 'v0/pdf2xml/status')
    expect(tickets.map(({ uploadToken, status }) => [uploadToken, status]).toSorted()).toEqual([
      ['good', 'open'],
      ['none', 'new'],
      ['picture', 'new'],
    ])
    const { Items } = await get<ResultOf<Areas['pdfIntake']['listFiles']>>(supplier, 'documentfiles')
    expect(Items.map(({ State }) => State).toSorted()).toEqual(['FAILED', 'FAILED', 'PROCESSING'])
    expect((await stranger.send('POST v0/pdf2xml/submit', { json: { uploadToken: 'good' } })).status).toBe(404)
  })
})
