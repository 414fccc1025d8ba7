import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, connection, supplier, stranger, save } = await making()

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

  test('is told of for as long as it is worked on, however many came later', async () => {
    await upload(pdf('BT /F1 12 Tf (Invoice) Tj ET'), 'early')
    await json(supplier.send('POST v0/pdf2xml/submit', { json: { uploadToken: 'early' } }), 202)
    for (let at = 0; at < 100; at++) await upload(Buffer.from('hello'), `later ${at}`)
    const { tickets } = await get<{ tickets: { uploadToken: string }[] }>(supplier, 'v0/pdf2xml/status')
    expect(tickets.map(({ uploadToken }) => uploadToken)).toContain('early')
  })

  test('F-151: a person takes it, holds it, writes the document and finishes; the program that sent it gets the XML', async () => {
    await upload(pdf('BT /F1 12 Tf (Invoice) Tj ET'), 'worked')
    const uploadToken = 'worked'
    await json(supplier.send('POST v0/pdf2xml/submit', { json: { uploadToken, connectionId: connection } }), 202)
    const colleague = await server.person(supplier.companyId, { firstName: 'Mia', lastName: 'Krog', role: 'apClerk' })
    const { Tickets } = await get<ResultOf<Areas['pdfIntake']['listTickets']>>(colleague, 'pdf-tickets')
    const { Id } = Tickets.at(-1)!
    const move = (Status: string, more = {}, person = colleague) =>
      person.send(`PUT pdf-tickets/${Id}/status`, { json: { Status, ...more } })
    const status = async () => {
      const { tickets } = await get<ResultOf<Areas['pdfIntake']['readPdfStatus']>>(supplier, 'v0/pdf2xml/status')
      return tickets.find((one) => one.uploadToken === 'worked')
    }
    const file = await colleague.send(`GET pdf-tickets/${Id}/file`)
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])

    const taken = await json<ResultOf<Areas['pdfIntake']['readTicket']>>(move('pending'))
    expect(taken).toMatchObject({ Status: 'pending', AssigneeName: 'Mia Krog', IsWritten: false })
    expect(taken.AllowedStatuses).toEqual(['hold', 'open', 'closed'])
    expect((await move('solved')).status).toBe(409)
    expect((await move('hold')).status).toBe(400)
    await json(move('hold', { Reason: 'The second page is missing' }))
    expect(await status()).toMatchObject({ status: 'hold', reason: 'The second page is missing' })
    await json(move('pending'))
    // Another colleague may go on with it, under the same document.
    expect(await json(move('pending', {}, supplier))).toMatchObject({ DocumentId: taken.DocumentId })
    expect((await move('solved')).status).toBe(409)
    await json(move('pending'))

    await save(colleague, documentOf('Invoice', { id: 'FROM-PAPER-1' }), '', taken.DocumentId)
    expect((await status())?.documentId).toBeUndefined()
    await json(move('solved'))
    await json(move('solved'))
    const { documentId, ...solved } = (await status())!
    expect([solved.status, documentId]).toEqual(['solved', taken.DocumentId])
    const xml = await supplier.send(`GET documents/${documentId}`, { headers: { accept: 'application/xml' } })
    expect(await xml.text()).toContain('FROM-PAPER-1')
    expect((await move('closed', { Reason: 'no' })).status).toBe(409)
    for (const path of [`pdf-tickets/${Id}`, `pdf-tickets/${Id}/file`])
      expect((await stranger.send(`GET ${path}`)).status).toBe(404)
    expect((await move('pending', {}, stranger)).status).toBe(404)
    expect((await move('pending', {}, await server.person(supplier.companyId, { role: 'readOnly' }))).status).toBe(403)
    expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
  })
})
