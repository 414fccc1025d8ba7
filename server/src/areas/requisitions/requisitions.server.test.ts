import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, type Read, startProcurement } from './testing-procurement.ts'

const { actions, draft, emre, eur, jonas, lia, line, plain, put, read, server, statusOf, stranger, svea } =
  await startProcurement()

describe('a requisition', () => {
  test('F-222, F-407: is written as a draft under an id of its own, and comes to the sum of its lines', async () => {
    const id = await draft(emre, [plain('Desk lamp', '40.25'), plain('Cable', '3')], {
      NeededBy: '2027-01-15',
      Note: 'For the new desk',
    })
    const requisition = await read(emre, id)
    expect(requisition).toMatchObject({
      ...{ DocumentId: id, State: 'DRAFT', Draft: true, Currency: 'EUR', RequesterName: 'Emre Requester' },
      ...{ NeededBy: '2027-01-15', Total: eur('86.50') },
      Lines: [
        { ID: '1', Kind: 'plain', LineExtensionAmount: eur('80.50'), SupplierName: 'Brandt Werkzeuge GmbH' },
        { ID: '2', LineExtensionAmount: eur('6.00') },
      ],
    })
    expect(requisition.ID).toMatch(/^REQ-\d{5}$/)
    expect(actions(requisition)).toEqual(['edit', 'submit', 'cancel'])
    const drafts = await json<{ Items: Read[]; itemsPerPage: number }>(emre.send(`GET ${base}?draft=true`))
    expect([drafts.itemsPerPage, drafts.Items.map(({ DocumentId }) => DocumentId)]).toEqual([20, [id]])
    expect((await json<{ Items: Read[] }>(emre.send(`GET ${base}?draft=true&q=cable`))).Items).toHaveLength(1)
    expect((await json<{ Items: Read[] }>(emre.send(`GET ${base}?draft=true&q=nothing`))).Items).toEqual([])
    expect(await json(emre.send(`GET ${base}/default`))).toMatchObject({ DocumentId: id })
  })

  test('U-083: is found by its number, its note, what its lines say and who supplies them, and by nothing else', async () => {
    const bolt = plain('Bolt 3/4" galvanised', '2', {
      ...{ Description: 'With nut', Note: 'Crane', SellersItemID: 'BZ-77', SupplierName: 'Somebody' },
    })
    const id = await draft(emre, [plain('Washer', '1', { SupplierConnectionId: undefined }), bolt], { Note: 'Harbour' })
    const { ID } = await read(emre, id)
    const found = async (q: string) =>
      (
        await json<{ Items: Read[] }>(emre.send(`GET ${base}?draft=true&limit=100&q=${encodeURIComponent(q)}`))
      ).Items.some(({ DocumentId }) => DocumentId === id)
    for (const q of [ID.toLowerCase(), 'harbour', '3/4"', 'with nut', 'CRANE', 'bz-77', 'brandt werk', 'wash'])
      expect([q, await found(q)]).toEqual([q, true])
    for (const q of ['unitcode', 'Price', 'C62', 'plain', 'Fjord']) expect([q, await found(q)]).toEqual([q, false])
  })

  test('is its requester’s: a colleague who asks, and a stranger, do not see it; a buyer helps', async () => {
    const id = await draft(emre)
    expect(await statusOf(lia.send(`GET ${base}/${id}`))).toBe(404)
    expect(await statusOf(stranger.send(`GET ${base}/${id}`))).toBe(404)
    expect(await statusOf(put(lia, id, { Lines: [] }))).toBe(404)
    expect(await json(svea.send(`GET ${base}/${id}/context-state`))).toMatchObject({
      ContextType: 'ASSISTING',
      Editable: true,
    })
    expect(await json(jonas.send(`GET ${base}/${id}/context-state`))).toEqual({
      ContextType: 'NOT_EDITABLE',
      Editable: false,
    })
    const contextOf = async (by: typeof emre, one: string) =>
      (await json<{ ContextType: string }>(by.send(`GET ${base}/${one}/context-state`))).ContextType
    server.platform.clock.advance(60_000)
    const newer = await draft(emre)
    expect([await contextOf(emre, id), await contextOf(emre, newer)]).toEqual(['REQUESTING', 'BASKET'])
    expect(await json(jonas.send(`GET ${base}/${id}/iseditable`))).toEqual({
      Answer: false,
      Because: 'only the requester or a buyer can do this',
    })
  })

  test('REQ-10, REQ-20: which is locked, or another system’s, is nobody’s basket: the draft before it is', async () => {
    const basket = async () => (await json<Read>(emre.send(`GET ${base}/default`))).DocumentId
    const drafts: string[] = []
    for (const _ of [1, 2, 3]) {
      server.platform.clock.advance(60_000)
      drafts.push(await draft(emre))
    }
    const [oldest, external, locked] = drafts
    expect(await basket()).toBe(locked)
    await json(emre.send(`POST ${base}/${locked}/lock`), 204)
    await json(emre.send(`PUT ${base}/properties/${external}`, { json: { externalSystem: 'SAP' } }), 204)
    expect(await basket()).toBe(oldest)
    expect(await json(emre.send(`GET ${base}/${oldest}/context-state`))).toMatchObject({ ContextType: 'BASKET' })
  })

  test('F-354: is written on behalf of a colleague, who sees it too', async () => {
    const id = await draft(svea, undefined, { OnBehalfOfUserId: lia.id })
    expect(await json(svea.send(`GET ${base}/${id}/onBehalfOf`))).toEqual({ UserId: lia.id, Name: 'Lia Other' })
    expect(await json(svea.send(`GET ${base}/${id}/context-state`))).toMatchObject({ ContextType: 'ON_BEHALF' })
    expect((await read(lia, id)).OnBehalfOfName).toBe('Lia Other')
    expect(await statusOf(put(svea, randomUUID(), { Lines: [], OnBehalfOfUserId: stranger.id }))).toBe(404)
  })

  test('F-223: once it is locked nobody changes it, which answers 423', async () => {
    const id = await draft(emre)
    for (const _ of ['once', 'again']) expect(await statusOf(emre.send(`POST ${base}/${id}/lock`))).toBe(204)
    expect(await statusOf(svea.send(`POST ${base}/${id}/lock`))).toBe(423)
    expect(await statusOf(put(emre, id, { Lines: [] }))).toBe(423)
    expect(await statusOf(emre.send(`POST ${base}/${id}/RequisitionLine`, { json: line('Pen', '1') }))).toBe(423)
    expect(await json(emre.send(`GET ${base}/${id}/iseditable`))).toMatchObject({
      Answer: false,
      Because: 'it is locked by Emre Requester',
    })
  })
})

describe('F-190, F-191: lines', () => {
  test('F-417: are added, changed and deleted one by one', async () => {
    const id = await draft(emre)
    const added = await json<{ ID: string }>(
      emre.send(`POST ${base}/${id}/RequisitionLine?version=v2`, { json: line('Pen', '1.5') }),
      201,
    )
    expect(added).toMatchObject({ ID: '2', Kind: 'plain', LineExtensionAmount: eur('3.00') })
    const at = `${base}/${id}/RequisitionLines`
    expect(await json(emre.send(`PUT ${at}/2`, { json: line('Pencil', '2') }))).toMatchObject({
      ID: '2',
      Name: 'Pencil',
    })
    expect(await json(emre.send(`GET ${at}/2`))).toMatchObject({ Name: 'Pencil' })
    expect(await statusOf(emre.send(`GET ${at}/9`))).toBe(404)
    expect(await statusOf(emre.send(`DELETE ${at}`, { json: { lineIds: ['1', '9'] } }))).toBe(404)
    expect(await statusOf(emre.send(`DELETE ${at}/1`))).toBe(204)
    expect((await read(emre, id)).Lines.map(({ ID }) => ID)).toEqual(['2'])
    const tax = { Lines: [{ LineId: '2', Category: 'S', Percent: '19' }] }
    expect(await statusOf(emre.send(`PUT ${base}/tax/${id}`, { json: tax }))).toBe(204)
    expect(await json(emre.send(`GET ${at}/2`))).toMatchObject({ Tax: { Category: 'S', Percent: '19' } })
  })

  test('are written whole with their bundles; an item of a bundle that is not among them is refused by its name', async () => {
    const master = { ...line('Workplace', undefined), Kind: 'bundle', ID: '7' }
    const item = { ...line('Desk', '300'), Kind: 'bundle', MasterId: '7' }
    const id = await draft(emre, [master, item, plain('Chair', '200')])
    const { Lines, Total } = await read(emre, id)
    expect(Lines).toMatchObject([
      { ID: '7', Kind: 'bundle' },
      { Name: 'Desk', MasterId: '7' },
      { Name: 'Chair', Kind: 'plain' },
    ])
    expect(Total).toEqual(eur('1000.00'))
    for (const stray of [[item], [{ ...master, Kind: 'plain' }, item], [{ ...item, ID: '7' }]]) {
      const answer = await put(emre, id, { Lines: stray })
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('item of the bundle 7')])
    }
    expect((await read(emre, id)).Lines).toEqual(Lines)
  })

  test('stand in bundles under their master, are bundled later, and go with it', async () => {
    const id = await draft(emre)
    const bundle = { MasterLine: line('Workplace', undefined), Items: [line('Desk', '300'), line('Chair', '200')] }
    const at = `${base}/${id}/RequisitionLines/Bundle`
    const made = await json<{ MasterLine: { ID: string }; Items: object[] }>(
      emre.send(`POST ${at}`, { json: bundle }),
      201,
    )
    expect(made.Items).toHaveLength(2)
    // The bundle is bought by its items: its master counts for nothing.
    expect((await read(emre, id)).Total).toEqual(eur('1080.00'))
    const master = made.MasterLine.ID
    expect(await json(emre.send(`GET ${at}/${master}`))).toMatchObject({ MasterLine: { Name: 'Workplace' } })
    expect(await statusOf(emre.send(`GET ${at}/1`))).toBe(404)
    await json(emre.send(`PUT ${at}/${master}`, { json: { ...bundle, Items: [line('Desk', '250')] } }))
    expect((await read(emre, id)).Total).toEqual(eur('580.00'))
    const later = [{ MasterLine: line('Light', undefined), Items: [{ ...line('Desk lamp', '40'), ID: '1' }] }]
    expect(await json(emre.send(`POST ${base}/${id}/Requisition/Bundle`, { json: later }), 201)).toMatchObject([
      { Items: [{}] },
    ])
    expect(await statusOf(emre.send(`DELETE ${at}/${master}`))).toBe(204)
    expect((await read(emre, id)).Lines.map(({ Name }) => Name).toSorted()).toEqual(['Desk lamp', 'Light'])
  })

  test('REQ-02, REQ-18: move into a bundle, by which nothing is needed twice; a bundle does not move into another', async () => {
    const id = await draft(emre, [plain('Desk lamp', '40'), plain('Bulb', '5'), plain('Desk', '300')])
    const [lamp, bulb, desk] = ['1', '2', '3'].map((ID) => ({ ...line('Thing', '40'), ID }))
    const bundle = (...Items: unknown[]) => ({ MasterLine: line('Light', undefined), Items })
    const bundled = (...of: object[]) => emre.send(`POST ${base}/${id}/Requisition/Bundle`, { json: of })
    const [made] = await json<{ MasterLine: { ID: string } }[]>(bundled(bundle(lamp)), 201)
    const master = made?.MasterLine.ID ?? ''
    const at = `${base}/${id}/RequisitionLines/Bundle/${master}`
    await json(emre.send(`PUT ${at}`, { json: bundle(lamp, bulb) }))
    const { Lines } = await read(emre, id)
    expect(Lines.map(({ ID, MasterId }) => [ID, MasterId])).toEqual([
      [desk?.ID, undefined],
      [master, undefined],
      [lamp?.ID, master],
      [bulb?.ID, master],
    ])
    const refused = await json<{ Message: string }>(bundled(bundle({ ...desk, ID: master })), 409)
    expect(refused.Message).toContain(`The line ${master} is a bundle`)
    const [other] = await json<{ MasterLine: { ID: string } }[]>(bundled(bundle(desk)), 201)
    expect(await statusOf(emre.send(`PUT ${at}`, { json: bundle({ ...desk, ID: other?.MasterLine.ID }) }))).toBe(409)
    expect((await read(emre, id)).Lines).toHaveLength(5)
  })

  test('are 1,000 at most, however they are added', async () => {
    const id = await draft(
      emre,
      Array.from({ length: 1000 }, () => plain('Pen', '1')),
    )
    const more = { json: line('Pencil', '1') }
    const answer = await json<{ Message: string }>(emre.send(`POST ${base}/${id}/RequisitionLine`, more), 409)
    expect(answer.Message).toContain('would have 1001 lines, and 1000 is the maximum')
    const bundle = { json: { MasterLine: line('Pens', undefined), Items: [] } }
    expect(await statusOf(emre.send(`POST ${base}/${id}/RequisitionLines/Bundle`, bundle))).toBe(409)
  })
})

describe('F-192: files of a line', () => {
  test('are added by name, kept whatever else is changed, read by who sees the requisition, and taken off', async () => {
    const id = await draft(emre)
    const at = `${base}/${id}/line/1/attachment`
    const send = (name: string, words: string, by = emre) =>
      statusOf(
        by.send(`POST ${at}/${encodeURIComponent(name)}`, {
          body: new TextEncoder().encode(words),
          headers: { 'content-type': 'application/octet-stream' },
        }),
      )
    expect([await send('offer.pdf', '%PDF-1.7 one'), await send('offer.pdf', '%PDF-1.7 two')]).toEqual([201, 201])
    expect(await statusOf(put(emre, id, { Lines: [{ ...plain('Lamp', '5'), ID: '1', Attachments: [] }] }))).toBe(204)
    const [lineNow] = (await read(emre, id)).Lines
    expect(lineNow).toMatchObject({
      Name: 'Lamp',
      Attachments: [{ FileName: 'offer.pdf', MimeType: 'application/pdf' }],
    })
    const file = `${base}/${id}/attachment/${lineNow?.Attachments?.[0]?.AttachmentId}/content`
    expect(await (await svea.send(`GET ${file}`)).text()).toBe('%PDF-1.7 two')
    expect(await statusOf(stranger.send(`GET ${file}`))).toBe(404)
    expect(await statusOf(emre.send(`GET ${base}/${id}/attachment/${randomUUID()}/content`))).toBe(404)
    expect([await send('offer.pdf', 'x', lia), await send('empty.pdf', ''), await send(' ', 'x')]).toEqual([
      404, 400, 400,
    ])
    expect(await statusOf(emre.send(`DELETE ${at}/offer.pdf`))).toBe(204)
    expect(await statusOf(emre.send(`DELETE ${at}/offer.pdf`))).toBe(404)
    // REQ-22: by the name by which it was added, whatever of that is kept.
    expect(await send('C:\\offers\\one.pdf', '%PDF-1.7 one')).toBe(201)
    expect(await statusOf(emre.send(`DELETE ${at}/${encodeURIComponent('C:\\offers\\one.pdf')}`))).toBe(204)
    expect((await read(emre, id)).Lines[0]?.Attachments ?? []).toEqual([])
  })
})
