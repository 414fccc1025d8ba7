import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { type Lines, startLines, two } from './testing-lines.ts'

const { buyer, connection, get, sent, server, supplier } = await startLines()

test('lines that changed since are told', async () => {
  const order = await sent(buyer, 'Order', { id: 'PO-7', lines: two() })
  server.platform.clock.advance(60_000)
  const since = server.platform.clock.now().toISOString()
  server.platform.clock.advance(60_000)
  const updated = async () =>
    (await get<{ lines: Lines }>(buyer, `documents/${order}/updated/${since}`)).lines.map(({ lineId }) => lineId)
  expect(await updated()).toEqual([])
  await sent(supplier, 'Invoice', { id: 'INV-7', orderReference: 'PO-7', lines: [{ ...two()[1]!, orderLineId: '2' }] })
  expect(await updated()).toEqual(['2'])
})

describe('DLS-08: a line is told to have changed', () => {
  /** What is told of it since it was asked for last. */
  function watching(person: TestPerson, id: string) {
    let since = server.platform.clock.now().toISOString()
    return async () => {
      const { lines } = await get<{ lines: Lines }>(person, `documents/${id}/updated/${since}`)
      server.platform.clock.advance(60_000)
      since = server.platform.clock.now().toISOString()
      server.platform.clock.advance(60_000)
      return lines.map(({ lineId }) => lineId)
    }
  }
  const answer = async (person: TestPerson, id: string, json: object) => {
    const given = { ResponseId: randomUUID(), ...json }
    expect((await person.send(`PUT documents/${id}/statechange`, { json: given })).status).toBe(201)
    await server.settle()
  }
  const billing = (id: string, orderReference: string) => ({
    ...{ id, orderReference, lines: [{ ...two()[1]!, orderLineId: '2' }] },
  })

  test('once a change of the order is agreed to', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-20', lines: two() })
    const reported = watching(supplier, order)
    await reported()
    const lines = [{ ...two('5')[0]!, statusCode: '3' }]
    const change = await sent(buyer, 'OrderChange', { id: 'POC-20', orderReference: 'PO-20', lines })
    expect(await reported()).toEqual([])
    await answer(supplier, change, { ResponseCode: 'BusinessAccept' })
    expect(await reported()).toEqual(['1'])
    expect(await reported()).toEqual([])
  })

  test('with its document: where that is disputed, settled, paid or rejected', async () => {
    const invoice = await sent(supplier, 'Invoice', { id: 'INV-21', lines: two() })
    const reported = watching(supplier, invoice)
    await reported()
    const Lines = [{ LineId: '2', Reason: 'Broken' }]
    for (const given of [
      { ResponseCode: 'BusinessDispute', Lines },
      { ResponseCode: 'BusinessAccept' },
      { ResponseCode: 'BusinessPaid' },
    ]) {
      await answer(buyer, invoice, given)
      expect([given.ResponseCode, await reported()]).toEqual([given.ResponseCode, ['1', '2']])
      expect(await reported()).toEqual([])
    }
  })

  test('once a bill of it is rejected, and can be billed anew', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-22', lines: two() })
    const reported = watching(buyer, order)
    const invoice = await sent(supplier, 'Invoice', billing('INV-22', 'PO-22'))
    await reported()
    await answer(buyer, invoice, { ResponseCode: 'BusinessReject', Reason: 'No' })
    expect(await reported()).toEqual(['2'])
    expect(await reported()).toEqual([])
  })

  test('once a line is led to it, and led away again', async () => {
    const [order, other] = [
      await sent(buyer, 'Order', { id: 'PO-23', lines: two() }),
      await sent(buyer, 'Order', { id: 'PO-24', lines: two() }),
    ]
    const invoice = await sent(supplier, 'Invoice', { id: 'INV-23', lines: two('3', '1') })
    const remap = async (documentId: string) => {
      const json = { documentId, lineId: '2' }
      expect((await buyer.send(`POST remap/${invoice}/lines/1`, { json })).status).toBe(204)
    }
    const [reported, reportedOther] = [watching(buyer, order), watching(buyer, other)]
    await reported()
    await remap(order)
    expect(await reported()).toEqual(['2'])
    await reportedOther()
    await remap(other)
    expect([await reported(), await reportedOther()]).toEqual([['2'], ['2']])
    expect((await buyer.send(`DELETE remap/${invoice}/lines/1`)).status).toBe(204)
    expect([await reported(), await reportedOther()]).toEqual([[], ['2']])
  })

  test('on the side of who sends a bill, once it is sent', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-25', lines: two() })
    const reported = watching(supplier, order)
    const id = randomUUID()
    await supplier.send(`PUT documents/${id}?draft=true`, {
      body: new Uint8Array(documentOf('Invoice', billing('INV-25', 'PO-25'))),
      headers: { 'content-type': 'application/xml' },
    })
    await reported()
    await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
    await server.settle()
    expect(await reported()).toEqual(['2'])
  })
})
