import { randomUUID } from 'node:crypto'
import type { Of, Requisition } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

const server = await startTestServer()
const base = 'procurement/documents/requisitions'

type Read = Of<typeof Requisition>

const companyId = await server.company({
  name: 'Nordlicht Handel AG',
  identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
})
const supplierId = await server.company({
  name: 'Brandt Werkzeuge GmbH',
  identifiers: [{ scheme: 'DE:VAT', value: 'DE812526315' }],
})
const otherId = await server.company({ name: 'Fjord Logistik A/S' })
const emre = await server.person(companyId, { role: 'requester', firstName: 'Emre', lastName: 'Requester' })
const lia = await server.person(companyId, { role: 'requester', firstName: 'Lia', lastName: 'Other' })
const svea = await server.person(companyId, { role: 'buyer', firstName: 'Svea', lastName: 'Buyer' })
const jonas = await server.person(companyId, { role: 'apManager', firstName: 'Jonas', lastName: 'Head' })
const seller = await server.person(supplierId)
const stranger = await server.person(await server.company())
const connection = await server.connect(companyId, supplierId)
const otherConnection = await server.connect(companyId, otherId)

const eur = (value: string) => ({ value, currencyID: 'EUR' })
const line = (Name: string, price: string | undefined, more: object = {}) => ({
  Name,
  Quantity: { value: '2', unitCode: 'C62' },
  ...(price !== undefined && { Price: eur(price) }),
  SupplierConnectionId: connection,
  ...more,
})
const plain = (Name: string, price: string | undefined, more: object = {}) => ({
  Kind: 'plain',
  ...line(Name, price, more),
})
const put = (by: TestPerson, id: string, body: object, query = '') =>
  by.send(`PUT ${base}/${id}${query}`, { json: body })
const read = async (by: TestPerson, id: string) => json<Read>(by.send(`GET ${base}/${id}`))
const move = (by: TestPerson, id: string, state: string, body?: object) =>
  by.send(`PUT documents/requisitions/${id}/state/${state}`, body ? { json: body } : {})
const statusOf = async (answer: Promise<Response>) => (await answer).status

/** A draft of a requester. */
async function draft(by: TestPerson, lines: readonly object[] = [plain('Desk lamp', '40')], more: object = {}) {
  const id = randomUUID()
  expect(await statusOf(put(by, id, { Lines: lines, ...more }))).toBe(204)
  return id
}
const actions = ({ AllowedActions }: Read) => AllowedActions?.map(({ Action }) => Action)
const workOf = async (by: TestPerson) =>
  (await json<{ items: { why?: string; id: string; kind: string }[] }>(by.send('GET inbox'))).items

describe('a requisition', () => {
  test('F-222: is written as a draft under an id of its own, and comes to the sum of its lines', async () => {
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
    expect(await json(jonas.send(`GET ${base}/${id}/iseditable`))).toEqual({
      Answer: false,
      Because: 'only who asked for it, or a buyer, can do this',
    })
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
    expect(await statusOf(emre.send(`POST ${base}/${id}/lock`))).toBe(204)
    expect(await statusOf(put(emre, id, { Lines: [] }))).toBe(423)
    expect(await statusOf(emre.send(`POST ${base}/${id}/RequisitionLine`, { json: line('Pen', '1') }))).toBe(423)
    expect(await json(emre.send(`GET ${base}/${id}/iseditable`))).toMatchObject({
      Answer: false,
      Because: 'it is locked',
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
  })
})

describe('a requisition on its way', () => {
  test('goes to who heads purchases, who is told why, decides in their inbox or on it, and never the one who asked', async () => {
    const id = await draft(emre, [plain('Server', '900')])
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toMatchObject({
      Strategy: 'MANAGER',
      ApproverIds: expect.arrayContaining([jonas.id]),
      Because: expect.stringContaining('Jonas Head'),
    })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    expect(await statusOf(put(emre, id, { Lines: [] }))).toBe(423)
    expect((await read(emre, id)).Approvers).toContain('Jonas Head')
    expect((await workOf(jonas)).some(({ kind }) => kind === 'TASK')).toBe(true)
    expect(await statusOf(move(emre, id, 'APPROVED'))).toBe(403)
    expect(await statusOf(move(svea, id, 'APPROVED'))).toBe(403)
    expect(await statusOf(move(jonas, id, 'REJECTED'))).toBe(400)
    expect(await statusOf(move(jonas, id, 'REJECTED', { reason: 'Too dear' }))).toBe(204)
    expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'Too dear', Approvers: ['Jonas Head'] })
    expect(await workOf(jonas)).toEqual([])
    expect(await statusOf(move(emre, id, 'DRAFT'))).toBe(204)
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    const [task] = await workOf(jonas)
    const completed = { json: { completedBy: jonas.id } }
    expect(await statusOf(jonas.send(`PUT tasks/${task?.id}/outcome/DONE`, completed))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'ORDERED', Approvers: ['Jonas Head'] })
  })

  test('becomes one order for each supplier, sent to them, and tells which came out of it', async () => {
    const lines = [
      plain('Server', '900'),
      plain('Pallet', '30', { SupplierConnectionId: otherConnection }),
      plain('Rack', '100'),
    ]
    const id = await draft(emre, lines, { NeededBy: '2027-02-01' })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    expect(await statusOf(move(jonas, id, 'APPROVED'))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'ORDERED' })
    const { Orders } = await json<{ Orders: { DocumentId: string; ID: string; SupplierName: string }[] }>(
      emre.send(`GET ${base}/${id}/orders`),
    )
    expect(Orders.map(({ SupplierName }) => SupplierName).toSorted()).toEqual([
      'Brandt Werkzeuge GmbH',
      'Fjord Logistik A/S',
    ])
    const toBrandt = Orders.find(({ SupplierName }) => SupplierName.startsWith('Brandt'))
    const arrived = await json<{ Document: { ID: string; DocumentId: string }[] }>(
      seller.send('GET documents?type=order'),
    )
    expect(arrived.Document.map(({ ID }) => ID)).toContain(toBrandt?.ID)
    expect(await json(svea.send(`GET order-spawning/v1/orders/${toBrandt?.DocumentId}/source`))).toMatchObject({
      SourceType: 'REQUISITION',
      RequisitionId: id,
      RequesterUserId: emre.id,
      Lines: [
        { OrderLineId: '1', SourceLineId: '1' },
        { OrderLineId: '2', SourceLineId: '3' },
      ],
    })
    expect(await json(svea.send(`GET order-spawning/v1/orders/${toBrandt?.DocumentId}/validate`))).toMatchObject({
      valid: true,
    })
    // Nothing is ordered twice.
    expect(await statusOf(move(svea, id, 'ORDERED'))).toBe(204)
    expect(await statusOf(move(emre, id, 'CANCELED'))).toBe(409)
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test('what is small and coded is approved by itself; a buyer finds the suppliers that are missing', async () => {
    const settings = { AutoApproveUpTo: '100', ApproverIds: [] }
    expect(await statusOf(emre.send('PUT procurement/settings', { json: settings }))).toBe(403)
    expect(await statusOf(svea.send('PUT procurement/settings', { json: settings }))).toBe(204)
    const coded = { AccountingCostCode: '4711', SupplierConnectionId: undefined }
    const id = await draft(emre, [plain('Pens', '4', coded)])
    const small = await draft(emre, [plain('Pens', '4')])
    expect(await json(emre.send(`GET ${base}/${id}/tolerance/canAutoApprove`))).toEqual({ Answer: true })
    expect(await json(emre.send(`GET ${base}/${small}/coding/canAutoApprove`))).toMatchObject({ Answer: false })
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toEqual({ Strategy: 'NONE', ApproverIds: [] })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'APPROVED' })
    expect((await workOf(svea)).length).toBeGreaterThan(0)
    expect(await statusOf(move(svea, id, 'ORDERED'))).toBe(400)
    const at = `${base}/${id}/RequisitionLines/1`
    expect(await statusOf(emre.send(`PUT ${at}`, { json: line('Pens', '4') }))).toBe(423)
    expect(await json(svea.send(`PUT ${at}`, { json: line('Gold pens', '400') }))).toMatchObject({
      ...{ Name: 'Pens', Price: eur('4'), SupplierConnectionId: connection },
    })
    expect(await statusOf(move(svea, id, 'ORDERED'))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'ORDERED' })
    await svea.send('PUT procurement/settings', { json: { ApproverIds: [] } })
  })

  test('is not sent before it says what it needs, in words that say what to do', async () => {
    const id = await draft(emre, [
      plain('Lamp', undefined),
      plain('Desk', '1', { Price: { value: '1', currencyID: 'USD' } }),
    ])
    const { Findings, Valid } = await json<{ Valid: boolean; Findings: object[] }>(
      emre.send(`GET ${base}/${id}/validate`),
    )
    expect([Valid, Findings]).toEqual([
      false,
      [
        expect.objectContaining({ Rule: 'PRICE', LineId: '1', Message: 'Line 1 has no price.' }),
        expect.objectContaining({ Rule: 'CURRENCY', LineId: '2', Fix: 'Enter the price in EUR.' }),
      ],
    ])
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(400)
    expect(await statusOf(put(emre, randomUUID(), { Lines: [] }, '?draft=false'))).toBe(400)
    expect(await statusOf(emre.send(`GET ${base}/${id}/validateConnections`))).toBe(200)
  })
})

describe('F-224: a requisition that another system deals with', () => {
  test('waits for what it says, with its reason; nobody here decides it', async () => {
    const id = await draft(emre)
    expect(
      await statusOf(emre.send(`PUT ${base}/properties/${id}`, { json: { externalSystem: 'SAP', plant: '7' } })),
    ).toBe(204)
    expect(await json(emre.send(`GET ${base}/properties/${id}/plant`))).toEqual({ plant: '7' })
    const outside = `procurement/external/documents/requisitions`
    expect(await json(emre.send(`GET ${outside}/${id}/isExternal`))).toEqual({ Answer: true, System: 'SAP' })
    expect(await json(emre.send(`GET ${outside}/${id}/approvalStrategy`))).toEqual({
      Strategy: 'EXTERNAL',
      ApproverIds: [],
    })
    expect(await json(emre.send(`GET ${outside}/${id}/validate/sellers`))).toEqual({ Valid: true, Findings: [] })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    expect(await statusOf(move(jonas, id, 'APPROVED'))).toBe(403)
    const other = await draft(emre)
    expect(await statusOf(svea.send(`PUT ${outside}/status/${other}/APPROVED`))).toBe(409)
    expect(await statusOf(emre.send(`PUT ${outside}/status/${id}/REJECTED`))).toBe(403)
    expect(await statusOf(svea.send(`PUT ${outside}/status/${id}/REJECTED`, { json: { reason: 'No budget' } }))).toBe(
      204,
    )
    expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'No budget' })
  })
})
