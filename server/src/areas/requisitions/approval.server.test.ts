import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const {
  actions,
  admin,
  askedPartner,
  companyId,
  connection,
  draft,
  emre,
  eur,
  jonas,
  line,
  move,
  otherConnection,
  plain,
  put,
  read,
  seller,
  server,
  statusOf,
  svea,
  workOf,
} = await startProcurement()

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

  test('REQ-37: whose task was thrown away is given to its approvers again, once', async () => {
    const id = await draft(emre, [plain('Projector', '310')])
    await json(move(emre, id, 'PENDING'), 204)
    const tasks = async () => (await workOf(jonas)).filter(({ why }) => why?.includes('620.00'))
    const [given] = await tasks()
    await json(admin.send(`DELETE tasks/${given?.id}`), 204)
    expect([await tasks(), (await read(emre, id)).Approvers ?? []]).toEqual([[], []])
    for (const _ of ['once', 'again']) await json(emre.send(`POST ${base}/${id}/ensureAssignment`), 204)
    expect((await read(emre, id)).Approvers).toEqual(['Jonas Head'])
    const [repeated, ...others] = await tasks()
    expect([repeated?.id === given?.id, others]).toEqual([false, []])
    await json(move(jonas, id, 'APPROVED'), 204)
  })

  test('whose task was handed on to somebody who may not decide goes back to those who do', async () => {
    const id = await draft(emre, [plain('Monitor', '300')])
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    const task = (await workOf(jonas)).find(({ why }) => why?.includes('600.00'))
    const given = { handler: 'Kontor.Buy', assignees: [svea.id], subjectId: id }
    expect(await statusOf(jonas.send(`PUT tasks/${task?.id}`, { json: given }))).toBe(200)
    const completed = { json: { completedBy: svea.id } }
    expect(await statusOf(svea.send(`PUT tasks/${task?.id}/outcome/DONE`, completed))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'PENDING', Approvers: ['Jonas Head'] })
    expect(await statusOf(move(jonas, id, 'APPROVED'))).toBe(204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'ORDERED' })
  })

  test('whose supplier cannot be reached any more becomes a draft that says why it was not sent; where there is none, one is found', async () => {
    const { connectionId, turnDown } = await askedPartner('Tide Supplies Ltd')
    const id = await draft(emre, [plain('Rope', '10', { SupplierConnectionId: connectionId })])
    const strange = await draft(emre, [plain('Hook', '10', { SupplierConnectionId: undefined })])
    for (const each of [id, strange]) expect(await statusOf(move(emre, each, 'PENDING'))).toBe(204)
    // They could still be reached when it was asked for.
    await turnDown()
    for (const each of [id, strange]) expect(await statusOf(move(jonas, each, 'APPROVED'))).toBe(204)
    await server.settle()
    const { Orders } = await json<{ Orders: object[] }>(emre.send(`GET ${base}/${id}/orders`))
    expect(Orders).toMatchObject([{ SupplierName: 'Tide Supplies Ltd', NotSentBecause: expect.any(String) }])
    expect(await read(emre, strange)).toMatchObject({ State: 'APPROVED' })
    expect((await workOf(svea)).map(({ why }) => why)).toContainEqual(expect.stringContaining('REQ-'))
    expect(await statusOf(move(svea, strange, 'ORDERED'))).toBe(400)
    const lineAt = `${base}/${strange}/RequisitionLines/1`
    await json(svea.send(`PUT ${lineAt}`, { json: line('Hook', '10') }))
    expect(await statusOf(move(svea, strange, 'ORDERED'))).toBe(204)
    await server.settle()
    expect(await read(emre, strange)).toMatchObject({ State: 'ORDERED' })
    // What is ordered stays with whom it was ordered from.
    expect(await statusOf(svea.send(`PUT ${lineAt}`, { json: line('Hook', '10') }))).toBe(423)
  })

  test('REQ-07: an order that was sent by hand afterwards no longer says why it was not sent', async () => {
    const { connectionId, turnDown } = await askedPartner('Ebb Supplies Ltd')
    const id = await draft(emre, [plain('Rope', '10', { SupplierConnectionId: connectionId })])
    await json(move(emre, id, 'PENDING'), 204)
    await turnDown()
    await json(move(jonas, id, 'APPROVED'), 204)
    await server.settle()
    const orders = async () => {
      const answer = emre.send(`GET ${base}/${id}/orders`)
      return (await json<{ Orders: { DocumentId: string; NotSentBecause?: string }[] }>(answer)).Orders
    }
    const [order] = await orders()
    expect(order?.NotSentBecause).toEqual(expect.any(String))
    const to = { json: { ConnectionId: connection } }
    await json(svea.send(`PUT documents/${order?.DocumentId}/dispatches/${randomUUID()}`, to), 201)
    await server.settle()
    expect((await orders()).map(({ NotSentBecause }) => NotSentBecause)).toEqual([undefined])
  })

  test('REQ-29: while it waits says with whom, also where it would be approved by itself by now', async () => {
    const id = await draft(emre, [plain('Stapler', '4', { AccountingCostCode: '4711' })])
    await json(move(emre, id, 'PENDING'), 204)
    await json(svea.send('PUT procurement/settings', { json: { AutoApproveUpTo: '100', ApproverIds: [] } }), 204)
    expect(await json(emre.send(`GET ${base}/${id}/approvalStrategy`))).toMatchObject({
      ...{ Strategy: 'MANAGER', Because: 'It is awaiting approval by Jonas Head.' },
      ApproverIds: [jonas.id],
    })
    await json(svea.send('PUT procurement/settings', { json: { ApproverIds: [] } }), 204)
    await json(move(jonas, id, 'APPROVED'), 204)
  })

  test('REQ-37: which is approved and has no supplier yet is given to the buyers again, once', async () => {
    const id = await draft(emre, [plain('Anchor', '31', { SupplierConnectionId: undefined })], { Note: 'Anchored' })
    await json(move(emre, id, 'PENDING'), 204)
    await json(move(jonas, id, 'APPROVED'), 204)
    const tasks = async () => (await workOf(svea)).filter(({ why }) => why?.includes('Anchored'))
    const [given] = await tasks()
    await json(admin.send(`DELETE tasks/${given?.id}`), 204)
    expect(await tasks()).toEqual([])
    for (const _ of ['once', 'again']) await json(emre.send(`POST ${base}/${id}/ensureAssignment`), 204)
    expect(await tasks()).toHaveLength(1)
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
      Because: 'It is approved in SAP.',
    })
    expect(await json(emre.send(`GET ${outside}/${id}/validate/sellers`))).toEqual({ Valid: true, Findings: [] })
    expect(await statusOf(move(emre, id, 'PENDING'))).toBe(204)
    expect(await statusOf(move(jonas, id, 'APPROVED'))).toBe(403)
    // RQX-07: a draft is written here, whoever deals with it later.
    expect(await statusOf(svea.send(`PUT ${outside}/status/${id}/DRAFT`))).toBe(400)
    const other = await draft(emre)
    expect(await statusOf(svea.send(`PUT ${outside}/status/${other}/APPROVED`))).toBe(409)
    expect(await statusOf(emre.send(`PUT ${outside}/status/${id}/REJECTED`))).toBe(403)
    expect(await statusOf(svea.send(`PUT ${outside}/status/${id}/REJECTED`, { json: { reason: 'No budget' } }))).toBe(
      204,
    )
    expect(await read(emre, id)).toMatchObject({ State: 'REJECTED', Reason: 'No budget' })
  })

  const outside = `procurement/external/documents/requisitions`
  const nameSap = (id: string) =>
    json(emre.send(`PUT ${base}/properties/${id}`, { json: { externalSystem: 'SAP' } }), 204)

  test('is ordered there, and not here too', async () => {
    const id = await draft(emre)
    await nameSap(id)
    await json(move(emre, id, 'PENDING'), 204)
    await json(svea.send(`PUT ${outside}/status/${id}/APPROVED`), 204)
    expect(actions(await read(svea, id))).not.toContain('order')
    const refused = await json<{ Message: string }>(move(svea, id, 'ORDERED'), 409)
    expect(refused.Message).toContain('cannot become ORDERED: it is processed in SAP.')
    await json(svea.send(`PUT ${outside}/status/${id}/ORDERED`), 204)
    await server.settle()
    expect(await read(emre, id)).toMatchObject({ State: 'ORDERED' })
    expect(await json(emre.send(`GET ${base}/${id}/orders`))).toEqual({ Orders: [] })
  })

  test('RQX-07: told the same twice stands as it stood; who was asked here before is asked no more', async () => {
    const id = await draft(emre, [plain('Sail', '333')])
    await json(move(emre, id, 'PENDING'), 204)
    const asked = async () => (await workOf(jonas)).filter(({ why }) => why?.includes('666.00')).length
    expect(await asked()).toBe(1)
    await nameSap(id)
    await json(svea.send(`PUT ${outside}/status/${id}/REJECTED`, { json: { reason: 'No budget' } }), 204)
    expect(await asked()).toBe(0)
    const before = await read(emre, id)
    server.platform.clock.advance(60_000)
    await json(svea.send(`PUT ${outside}/status/${id}/REJECTED`), 204)
    expect(await read(emre, id)).toEqual(before)
    for (const _ of ['once', 'again']) await json(svea.send(`PUT ${outside}/status/${id}/ORDERED`), 204)
  })
})
