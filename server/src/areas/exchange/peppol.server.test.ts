import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { peppolOf, type Standing } from './testing-peppol.ts'

const server = await startTestServer()
const system = { actorId: null, requestId: 'test' }
const { participant, pair } = peppolOf(server)

describe('an invoice over Peppol', () => {
  test('reaches the company that receives under the endpoint id, once, and its answer comes back as an Invoice Response', async () => {
    const { seller, buyer, at } = await pair()
    const { id, answer } = await seller.partner({ scheme: '9930', value: at.buyer.toLowerCase() })
    expect(await answer.json()).toMatchObject({
      EndpointId: { scheme: '9930', value: at.buyer.toLowerCase() },
      Channels: [{ Channel: 'PEPPOL_LOOPBACK', Simulated: true }],
    })
    const documentId = await seller.draft(documentOf('Invoice', { id: 'P-1' }))
    const dispatchId = await seller.dispatch(documentId, id)
    await server.settle()
    expect(await seller.standing(documentId)).toMatchObject({
      UnifiedState: 'DELIVERED_SENT',
      LatestDispatch: { DispatchState: 'COMPLETED', DispatchChannel: 'PEPPOL_LOOPBACK' },
    })
    const [received, ...others] = await buyer.list()
    expect(others).toEqual([])
    expect(received).toMatchObject({ ID: 'P-1', UnifiedState: 'DELIVERED_RECEIVED' })
    const xml = await (
      await buyer.send(`GET documents/${received!.DocumentId}`, { headers: { accept: 'application/xml' } })
    ).text()
    expect(xml).toContain('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0')

    // Whatever runs again, after a crash, changes nothing.
    const again = { dispatchId, messageId: dispatchId, refusal: null }
    for (const [company, task] of [
      [seller.company, 'documents.peppol'],
      [buyer.company, 'documents.peppolReceive'],
      [seller.company, 'documents.peppolAnswered'],
    ] as const)
      expect(await server.platform.transact(company, system, (uow) => areas.tasks[task]!(uow, again))).toBeUndefined()
    expect(await buyer.list()).toHaveLength(1)

    const responseId = randomUUID()
    const rejected = await buyer.send(`PUT documents/${received!.DocumentId}/statechange`, {
      json: {
        ResponseId: responseId,
        ResponseCode: 'BusinessReject',
        ReasonCode: 'PRI',
        Reason: 'The price is another',
      },
    })
    expect(rejected.status, await rejected.clone().text()).toBeLessThan(300)
    await server.settle()
    const { LatestDispatch } = await buyer.standing(responseId)
    expect(LatestDispatch.FailureMessage).toBeUndefined()
    expect(LatestDispatch.DispatchState).toBe('COMPLETED')
    expect(await seller.standing(documentId)).toMatchObject({ UnifiedState: 'REJECTED_BY_RECEIVER' })
    const { Related } = (await seller.standing(documentId)) as Standing & { Related: { DocumentId: string }[] }
    expect(Related).toHaveLength(1)
    const response = await (
      await seller.send(`GET documents/${Related[0]!.DocumentId}`, { headers: { accept: 'application/xml' } })
    ).text()
    expect(response).toContain('urn:fdc:peppol.eu:poacc:trns:invoice_response:3')
    expect(response).toContain('PRI')
  })

  test('that names another buyer is marked for its receiver, and nobody accepts it in passing', async () => {
    const { seller, buyer, at } = await pair()
    const { id } = await seller.partner({ scheme: '9930', value: at.buyer })
    for (const [number, name] of [
      ['P-OURS', 'Atelier Sondergaard'],
      ['P-OTHERS', 'Ostwind Handel KG'],
    ] as const) {
      const address = { street: 'Strandgade 5', city: 'København', zip: '1401', country: 'DK' }
      const bill = { id: number, buyer: { name, endpointId: at.buyer, endpointScheme: '9930', address } }
      await seller.dispatch(await seller.draft(documentOf('Invoice', bill)), id)
    }
    await server.settle()
    const marked = (await buyer.list()) as (Standing & { Warnings?: string[] })[]
    const [ours, others] = ['P-OURS', 'P-OTHERS'].map((number) => marked.find(({ ID }) => ID === number))
    expect(ours?.Warnings ?? []).not.toContain('BUYER_DIFFERS')
    expect(others?.Warnings).toContain('BUYER_DIFFERS')
    const { AllowedActions } = (await buyer.standing(others!.DocumentId)) as Standing & { AllowedActions: object[] }
    expect(AllowedActions).toContainEqual({
      Action: 'accept',
      Confirm: expect.arrayContaining(['BUYER_DIFFERS']),
    })
    const all = { DocumentIds: [others!.DocumentId], ResponseCode: 'BusinessAccept', SkipWarned: true }
    expect(await (await buyer.send('POST documents/statechanges', { json: all })).json()).toMatchObject({
      DocumentIds: [],
    })
  })

  test('comes back where nobody receives under the endpoint id', async () => {
    const { seller } = await pair()
    const { id } = await seller.partner({ scheme: '0184', value: 'dk999' })
    const documentId = await seller.draft(documentOf('Invoice'))
    await seller.dispatch(documentId, id)
    await server.settle()
    expect(await seller.standing(documentId)).toMatchObject({
      UnifiedState: 'FAILED_DELIVERY',
      LatestDispatch: {
        DispatchState: 'FAILED',
        FailureMessage: 'Unknown participant 0184:dk999: nobody here receives under it.',
      },
    })
  })

  test('comes back with the rules that it breaks where Peppol does not take it', async () => {
    const { seller, buyer, at } = await pair()
    const { id } = await seller.partner({ scheme: '9930', value: at.buyer })
    const documentId = await seller.draft(
      documentOf('Invoice', { buyer: { name: 'Atelier', address: { country: 'DK', city: 'København' } } }),
    )
    await seller.dispatch(documentId, id)
    await server.settle()
    const { LatestDispatch } = await seller.standing(documentId)
    expect(LatestDispatch.DispatchState).toBe('FAILED')
    expect(LatestDispatch.FailureMessage).toMatch(/^Peppol does not take the document: PEPPOL-/)
    expect(await buyer.list()).toEqual([])
  })

  test('comes back where the sender has no endpoint id of its own', async () => {
    const { at } = await pair()
    const company = await server.company()
    const { send } = await server.person(company)
    const id = randomUUID()
    const json = { CompanyName: 'Partner', Country: 'DK', EndpointId: { scheme: '9930', value: at.buyer } }
    await send(`PUT network/partners/${id}`, { json })
    const documentId = randomUUID()
    const headers = { 'content-type': 'application/xml' }
    await send(`PUT documents/${documentId}?draft=true`, { body: new Uint8Array(documentOf('Invoice')), headers })
    await send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: id } })
    await server.settle()
    const { LatestDispatch } = (await (await send(`GET documents/${documentId}/metadata`)).json()) as Standing
    expect(LatestDispatch.FailureMessage).toMatch(/^Your company has no endpoint id/)
  })

  test('goes the way that the sender chooses, of those that the partner has', async () => {
    const { seller, at } = await pair()
    const { id } = await seller.partner({ scheme: '9930', value: at.buyer }, { Email: 'post@example.com' })
    const documentId = await seller.draft(documentOf('Invoice'))
    const to = (Channel: string) =>
      seller.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: id, Channel } })
    const refused = await to('KONTOR')
    expect([refused.status, await refused.text()]).toEqual([412, expect.stringContaining('PEPPOL_LOOPBACK or EMAIL')])
    expect(await (await to('EMAIL')).json()).toMatchObject({ DispatchChannel: 'EMAIL' })
  })
})

describe('an endpoint id', () => {
  test('stays with the company that had it first', async () => {
    const { seller, buyer, at } = await pair()
    const squatter = await participant('Squatter', '9930', at.buyer.toLowerCase())
    const { id } = await seller.partner({ scheme: '9930', value: at.buyer })
    await seller.dispatch(await seller.draft(documentOf('Invoice')), id)
    await server.settle()
    expect([(await buyer.list()).length, (await squatter.list()).length]).toEqual([1, 0])
  })

  test('is written by its own company alone, also where the code would let another; each can look it up', async () => {
    const { seller, buyer, at } = await pair()
    const as = <T>(company: string, statement: RawBuilder<T>) =>
      server.platform.transact(company, system, ({ tx }) => statement.execute(tx))
    const id = sql`scheme = '9930' and folded = ${at.buyer.toLowerCase()}`
    const entry = sql<{ company: string }>`select company from participant where ${id}`
    const enter = (value: string, company: string) =>
      sql`insert into participant (scheme, folded, value, company) values ('9930', ${value.toLowerCase()}, ${value}, ${company})`

    await expect(as(seller.company, enter(`${at.buyer}x`, buyer.company))).rejects.toThrow('row-level security')
    await as(seller.company, sql`delete from participant where ${id}`)
    await expect(
      as(seller.company, sql`update participant set company = ${seller.company} where ${id}`),
    ).rejects.toThrow('permission denied')
    expect((await as(seller.company, entry)).rows).toEqual([{ company: buyer.company }])
    await as(buyer.company, sql`delete from participant where ${id}`)
    expect((await as(seller.company, entry)).rows).toEqual([])
  })

  test.each([
    ['a scheme that is none', { scheme: '0000', value: 'x' }],
    ['characters that none has', { scheme: '0184', value: 'DK 12\n<x>' }],
  ])('with %s is refused by the name of the field', async (_, endpoint) => {
    const { seller } = await pair()
    const { answer } = await seller.partner(endpoint)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('EndpointId')])
  })
})
