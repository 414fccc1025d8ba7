import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from './testing.ts'
import { asBody, json, trading, xml } from './testing-trade.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-documents-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
afterAll(() => rmSync(folder, { recursive: true }))

const { supplier, buyer, stranger, connection, save, dispatch, delivered, metadata, answer } = await trading(server, [
  { name: 'Nordlicht Software GmbH' },
])

describe('an invoice travels', () => {
  it('from a draft to the supplier’s own copy of the buyer’s answer', async () => {
    const bytes = documentOf('Invoice', { id: 'INV-00041', note: 'Thank you' })
    const id = await save(supplier, bytes)
    const draft = await metadata(supplier, id)
    expect(draft).toMatchObject({
      ID: 'INV-00041',
      State: 'DRAFT',
      Amount: '119.00',
      Currency: 'EUR',
      AuthorName: 'Sofie Holm',
      Version: 1,
    })
    expect(draft.UnifiedState).toBeUndefined()
    expect(draft.AllowedActions.map(({ Action }) => Action)).toEqual(['edit', 'delete', 'send', 'hold'])

    await json(buyer.send(`GET documents/${id}`, { headers: { accept: 'application/json' } }), 404)
    const sent = await json<{ DispatchState: string }>(dispatch(supplier, id), 201)
    expect(sent.DispatchState).toBe('COMPLETED')
    expect(await metadata(supplier, id)).toMatchObject({
      UnifiedState: 'DELIVERED_SENT',
      LatestDispatch: { DispatchState: 'COMPLETED' },
    })

    const arrived = await buyer.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
    expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(asBody(bytes))
    const page = await buyer.send(`GET documents/${id}?locale=de-DE`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('Rechnung')
    expect((await metadata(buyer, id)).AllowedActions.map(({ Action }) => Action)).toEqual([
      'accept',
      'reject',
      'dispute',
      'markPaid',
      'bookPayment',
      'archive',
      'confirmPayee',
      'setAside',
      'hold',
    ])

    const ResponseId = randomUUID()
    const reason = { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'One hour only' }
    expect(await json(answer(buyer, id, { ResponseId, ...reason }), 201)).toEqual({ DocumentId: ResponseId })
    await server.settle()
    const rejected = await metadata(supplier, id)
    expect(rejected).toMatchObject({
      UnifiedState: 'REJECTED_BY_RECEIVER',
      DeliveryState: 'SENT',
      ProcessState: 'REJECTED',
      StatusMessage: 'Quantity is wrong: One hour only',
    })
    expect(rejected.Related).toEqual([
      expect.objectContaining({ DocumentId: ResponseId, type: 'status', Relation: 'answeredBy' }),
    ])
    const kept = await supplier.send(`GET documents/${ResponseId}`, { headers: { accept: 'text/xml' } })
    expect(await kept.text()).toContain('<cbc:ResponseCode>RE</cbc:ResponseCode>')

    const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(
      supplier.send(`GET documents/${id}/history`, { headers: { 'accept-language': 'de' } }),
    )
    expect(Events.map(({ Type, ActorName, CompanyName }) => [Type, ActorName, CompanyName])).toEqual([
      ['document.created', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.sent', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.delivered', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.collected', undefined, 'Atelier Søndergaard'],
      ['document.rejected', undefined, 'Atelier Søndergaard'],
    ])
    expect(Events.at(-1)?.Details).toContainEqual({ Key: 'reason', Value: 'Menge ist falsch: One hour only' })
  })

  it('once, however often it is sent under the same dispatch id', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    const newUuid = randomUUID()
    const answers = await Promise.all([dispatch(supplier, id, newUuid), dispatch(supplier, id, newUuid)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await server.settle()
    await json(dispatch(supplier, id, newUuid), 201)
    const again = `PUT documents/${id}/dispatches/${newUuid}?documentSource=ERP` as const
    await json(supplier.send(again, { json: { ConnectionId: connection } }), 201)
    await json(dispatch(supplier, id), 409)
    const { Events } = await json<{ Events: { Type: string }[] }>(supplier.send(`GET documents/${id}/history`))
    expect(Events.map(({ Type }) => Type)).toEqual(['document.created', 'document.sent', 'document.delivered'])
  })

  it('and only one of two answers given at once counts', async () => {
    const id = await delivered()
    const answers = await Promise.all([
      answer(buyer, id, { ResponseCode: 'BusinessReject', Reason: 'no' }),
      answer(buyer, id, { ResponseCode: 'BusinessAccept' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await server.settle()
    expect((await metadata(supplier, id)).UnifiedState).toBe((await metadata(buyer, id)).UnifiedState)
  })
})

describe('saving', () => {
  it('keeps what somebody else saved meanwhile', async () => {
    const id = await save(supplier, documentOf('Invoice', { id: 'A' }))
    await save(supplier, documentOf('Invoice', { id: 'B' }), '?draft=true&version=1', id)
    const late = supplier.send(`PUT documents/${id}?draft=true&version=1`, {
      body: asBody(documentOf('Invoice', { id: 'C' })),
      headers: xml,
    })
    await json(late, 409)
    expect(await metadata(supplier, id)).toMatchObject({ ID: 'B', Version: 2 })
  })

  it('F-218: a draft may be unfinished; what is ready to send may not', async () => {
    const unfinished = documentOf('Invoice', { lines: [] })
    const id = await save(supplier, unfinished)
    const refused = await json<{
      ErrorCode: string
      ValidationError: { Message: string; ErrorDetail: { Key: string; Value: string }[] }[]
    }>(supplier.send(`PUT documents/${id}`, { body: asBody(unfinished), headers: xml }), 400)
    expect(refused.ErrorCode).toBe('DocumentInvalid')
    expect(refused.ValidationError.length).toBeGreaterThan(0)
    for (const { ErrorDetail } of refused.ValidationError)
      expect(ErrorDetail.map(({ Key }) => Key)).toEqual(expect.arrayContaining(['path', 'rule', 'fix']))
    await json(dispatch(supplier, id), 400)
    const { Findings } = await json<{ Findings: unknown[] }>(supplier.send(`GET documents/${id}/findings`))
    expect(Findings.length).toBeGreaterThan(0)
    const inGerman = await json<{ Findings: { rule: string; message: string }[] }>(
      supplier.send(`GET documents/${id}/findings`, { headers: { 'accept-language': 'de-AT' } }),
    )
    expect(inGerman.Findings.map(({ rule }) => rule)).toEqual((Findings as { rule: string }[]).map(({ rule }) => rule))
    expect(JSON.stringify(inGerman.Findings)).toMatch(/fehlt|keine|Der |Die |Das /)
    expect(inGerman.Findings).not.toEqual(Findings)
  })

  it('a file that cannot be read is refused in the language of whoever sends it', async () => {
    const bomb = '<!DOCTYPE Invoice [<!ENTITY a "a">]><Invoice/>'
    const refused = (language: string) =>
      json<{ ErrorCode: string; Message: string }>(
        supplier.send(`PUT documents/${randomUUID()}`, {
          body: Buffer.from(bomb),
          headers: { ...xml, 'accept-language': language },
        }),
        400,
      )
    expect(await refused('en')).toMatchObject({
      ErrorCode: 'DocumentRefused',
      Message: expect.stringMatching(/^The file has a document type declaration \(DOCTYPE\) at line 1/),
    })
    expect((await refused('de-AT')).Message).toMatch(/^Die Datei hat in Zeile 1, Spalte 1 eine Dokumenttyp-Deklaration/)
    expect((await refused('ar')).Message).toContain('في السطر 1')
    // Of a language that we do not have, English is what is left.
    expect((await refused('fi')).Message).toMatch(/^The file has/)
  })

  it('F-263, F-264: schema and profile are checked unless the caller says otherwise', async () => {
    const unfinished = documentOf('Invoice', { lines: [] })
    await save(supplier, unfinished, '?schemaValidate=false&validateDocumentProfile=false')
  })

  it('F-284: a profile that is not known, or is another type’s, is refused', async () => {
    const body = asBody(documentOf('Invoice'))
    for (const profile of ['kontor.poem.1.0', 'kontor.order.1.0']) {
      const { Message } = await json<{ Message: string }>(
        supplier.send(`PUT documents/${randomUUID()}?documentProfileId=${profile}`, { body, headers: xml }),
        400,
      )
      expect(Message).toContain(profile)
    }
  })

  it('a draft can be deleted, and what was sent cannot', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    await json(supplier.send(`DELETE documents/${id}`), 204)
    await json(supplier.send(`GET documents/${id}`, { headers: { accept: 'application/json' } }), 404)
    await json(supplier.send(`DELETE documents/${await delivered()}`), 409)
  })

  it('content beyond a megabyte comes back byte by byte', async () => {
    const bytes = documentOf('Invoice', { note: 'long '.repeat(300_000) })
    expect(bytes.length).toBeGreaterThan(1024 * 1024)
    const id = await delivered({ note: 'long '.repeat(300_000) })
    const there = await buyer.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
    expect(Buffer.compare(Buffer.from(await there.arrayBuffer()), bytes)).toBe(0)
  })

  it('an upload becomes a draft and tells what it is', async () => {
    const upload = await json<{ DocumentId: string; type: string; ID: string }>(
      supplier.send('POST documents/v2/documents', {
        body: asBody(documentOf('Order', { id: 'PO-9' })),
        headers: xml,
      }),
      201,
    )
    expect(upload).toMatchObject({ type: 'order', ID: 'PO-9' })
    expect(await metadata(supplier, upload.DocumentId)).toMatchObject({ State: 'DRAFT', Tags: ['draft'] })
  })
})

describe('another company', () => {
  it('finds nothing under any id that is not its own', async () => {
    const id = await delivered()
    const calls = [
      `GET documents/${id}`,
      `GET documents/${id}/metadata`,
      `GET documents/${id}/history`,
      `GET documents/${id}/findings`,
      `GET documents/${id}/tags`,
      `GET documents/${id}/dispatches/latest`,
      `DELETE documents/${id}`,
      `PUT documents/${id}/tags/x`,
      `DELETE documents/${id}/tags/x`,
    ] as const
    for (const call of calls) expect([call, (await stranger.send(call)).status]).toEqual([call, 404])
    await json(answer(stranger, id, { ResponseCode: 'BusinessAccept' }), 404)
    await json(dispatch(stranger, id), 404)
  })

  it('that uses the same id has an entry of its own and learns nothing', async () => {
    const id = await delivered()
    await save(stranger, documentOf('Order', { id: 'MINE' }), '?draft=true', id)
    expect((await metadata(stranger, id)).ID).toBe('MINE')
    expect((await metadata(buyer, id)).ID).toBe('TEST-1')
  })

  it('cannot be sent to over a connection that is not one’s own', async () => {
    const id = await save(stranger, documentOf('Invoice'))
    await json(
      stranger.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
      404,
    )
  })
})

describe('what a reader asks for wrongly', () => {
  test.each([
    ['a media type that a document has not', 'GET documents/:id', { accept: 'image/png' }, 406],
    ['a language that is none', 'GET documents/:id?locale=-', { accept: 'text/html' }, 400],
    ['words with a zero byte', 'GET documents?q=%00a', {}, 400],
  ] as const)('%s', async (_what, call, headers, status) => {
    const id = await save(supplier, documentOf('Invoice'))
    const response = await supplier.send(call.replace(':id', id) as typeof call, { headers })
    expect(response.status).toBe(status)
  })

  it('reasons come in the reader’s language', async () => {
    const reasons = await json<{ rejectionReasons: { code: string; label: string }[] }>(
      supplier.send('GET status-change-reasons', { headers: { 'accept-language': 'da-DK,da;q=0.9' } }),
    )
    expect(reasons.rejectionReasons).toContainEqual({ code: 'PRI', label: 'Prisen er forkert' })
  })
})
