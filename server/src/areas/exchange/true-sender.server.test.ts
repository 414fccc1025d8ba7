import { randomUUID } from 'node:crypto'
import type { TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()

const brandt: TradeForm['seller'] = {
  name: 'Brandt Logistik GmbH',
  vatId: 'DE136695976',
  legalId: 'HRB 1',
  address: { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' },
}
const nordlicht: TradeForm['seller'] = { ...brandt, name: 'Nordlicht Handel AG', vatId: 'DE128111902' }
const fjord: TradeForm['buyer'] = { ...brandt, name: 'Fjord Retail A/S', vatId: 'DK12345674' }

/** Brandt and Fjord, connected, a clerk of each. */
async function two() {
  const vat = (value: string) => [{ scheme: `${value.slice(0, 2)}:VAT`, value }]
  const senderId = await server.company({ name: 'Brandt Logistik GmbH', identifiers: vat('DE136695976') })
  const receiverId = await server.company({ name: 'Fjord Retail A/S', identifiers: vat('DK12345674') })
  const connectionId = await server.connect(senderId, receiverId)
  return { senderId, connectionId, sender: await server.person(senderId), receiver: await server.person(receiverId) }
}

const headers = { 'content-type': 'application/xml' }
const billOf = (more: Partial<TradeForm>) =>
  documentOf('Invoice', { id: `N-${randomUUID()}`, seller: brandt, buyer: fjord, ...more }) as Uint8Array<ArrayBuffer>

async function saved(person: TestPerson, more: Partial<TradeForm>): Promise<string> {
  const id = randomUUID()
  expect((await person.send(`PUT documents/${id}`, { body: billOf(more), headers })).status).toBe(204)
  return id
}
const dispatched = (person: TestPerson, id: string, ConnectionId: string) =>
  person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId } })
const metadata = async (person: TestPerson, id: string) => {
  const answer = await person.send(`GET documents/${id}/metadata`)
  return { status: answer.status, ...((await answer.json()) as { SentBy?: string; Warnings?: string[] }) }
}

describe('an invoice in the name of another company', () => {
  test('is refused with who would be posing as whom, saved and sent or in one request, and never arrives', async () => {
    const { sender, receiver, connectionId } = await two()
    const id = await saved(sender, { seller: nordlicht })
    const refused = await dispatched(sender, id, connectionId)
    expect(refused.status).toBe(400)
    const message = await refused.text()
    expect(message).toContain('The seller is Nordlicht Handel AG, but Brandt Logistik GmbH sends the document.')
    expect(message).toContain('KONTOR-SELLER')
    expect((await metadata(receiver, id)).status).toBe(404)
    expect(
      (await sender.send('POST documents/dispatcher', { body: billOf({ seller: nordlicht }), headers })).status,
    ).toBe(400)
    const v2 = await sender.send(`PUT documents/v2/documents/${id}/dispatch`, { json: { ConnectionId: connectionId } })
    expect(v2.status).toBe(400)
  })

  test('is told before it is sent, in the reader’s language', async () => {
    const { sender, connectionId } = await two()
    const id = await saved(sender, { seller: nordlicht, buyer: nordlicht })
    const ask = async (language: string) =>
      (
        await sender.send(`GET documents/${id}/parties/${connectionId}`, {
          headers: { 'accept-language': language },
        })
      ).json()
    expect(await ask('en-US')).toEqual({
      Refusal: expect.stringContaining('The seller is'),
      OtherReceiver: 'Nordlicht Handel AG',
    })
    expect(await ask('de-DE')).toEqual({
      Refusal: expect.stringContaining('Der Verkäufer ist'),
      OtherReceiver: 'Nordlicht Handel AG',
    })
  })

  test('goes where its receiver has agreed that the sender collects for others, and nobody is warned', async () => {
    const { sender, receiver, connectionId } = await two()
    const id = await saved(sender, { seller: nordlicht })
    const agreed = `network/connections/${connectionId}/agreements`
    // What the sender says of it is no proof.
    expect((await sender.send(`PUT ${agreed}`, { json: { Agreements: ['FACTORING'] } })).status).toBe(200)
    expect((await dispatched(sender, id, connectionId)).status).toBe(400)
    const set = await receiver.send(`PUT ${agreed}`, { json: { Agreements: ['FACTORING'] } })
    expect(await set.json()).toMatchObject({ Agreements: ['FACTORING'] })
    expect((await dispatched(sender, id, connectionId)).status).toBe(201)
    const arrived = await metadata(receiver, id)
    expect(arrived).toMatchObject({ status: 200, SentBy: 'Brandt Logistik GmbH' })
    expect(arrived.Warnings).toBeUndefined()
  })

  test('goes where it is self-billed and the seller has agreed to that', async () => {
    const { sender, receiver, connectionId } = await two()
    const id = await saved(sender, { typeCode: '389', seller: fjord, buyer: brandt })
    const refused = await dispatched(sender, id, connectionId)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('self-billed')
    await receiver.send(`PUT network/connections/${connectionId}/agreements`, {
      json: { Agreements: ['SELF_BILLING'] },
    })
    expect((await dispatched(sender, id, connectionId)).status).toBe(201)
  })
})

describe('an invoice of a company’s own', () => {
  test('says who sent it on both sides, apart from what the paper says', async () => {
    const { sender, receiver, connectionId } = await two()
    const id = await saved(sender, { seller: { ...brandt, name: 'BRANDT LOGISTIK' } })
    expect((await metadata(sender, id)).SentBy).toBeUndefined()
    expect((await dispatched(sender, id, connectionId)).status).toBe(201)
    for (const person of [sender, receiver])
      expect(await metadata(person, id)).toMatchObject({
        SentBy: 'Brandt Logistik GmbH',
        SenderCompanyName: 'BRANDT LOGISTIK',
      })
    const list = await receiver.send('GET documents/csv?column=SendingParty&column=SentBy')
    expect(await list.text()).toMatch(/BRANDT LOGISTIK.+Brandt Logistik GmbH/)
  })

  test('with another’s VAT id under its own name goes out, and its receiver is warned as of a changed account', async () => {
    const { sender, receiver, connectionId } = await two()
    const posing = await saved(sender, { seller: { ...brandt, vatId: 'DE128111902' } })
    expect((await dispatched(sender, posing, connectionId)).status).toBe(201)
    expect((await metadata(receiver, posing)).Warnings).toEqual(['SENDER_DIFFERS'])
    const abroad = await saved(sender, { seller: { ...brandt, vatId: 'FR83404833048' } })
    expect((await dispatched(sender, abroad, connectionId)).status).toBe(201)
    expect((await metadata(receiver, abroad)).Warnings ?? []).not.toContain('SENDER_DIFFERS')
  })

  test('under the name of another partner of its receiver goes out with the same warning; under a brand’s it does not', async () => {
    const { sender, receiver, connectionId } = await two()
    const known = await server.company({ name: 'Harbour Freight Ltd' })
    await server.connect(receiver.companyId, known)
    const posing = await saved(sender, { seller: { ...brandt, name: 'Harbour Freight Ltd' } })
    expect((await dispatched(sender, posing, connectionId)).status).toBe(201)
    expect((await metadata(receiver, posing)).Warnings).toEqual(['SENDER_DIFFERS'])
    const brand = await saved(sender, { seller: { ...brandt, name: 'Blitzversand' } })
    expect((await dispatched(sender, brand, connectionId)).status).toBe(201)
    expect((await metadata(receiver, brand)).Warnings ?? []).not.toContain('SENDER_DIFFERS')
  })

  test('as a payment reminder is refused like the invoice itself', async () => {
    const { sender, receiver, connectionId } = await two()
    const owed = { id: '1', name: 'N-1', quantity: '1', unit: 'C62', price: '119.00', document: { id: 'N-1' } }
    const lines = [{ ...owed, tax: { category: '', percent: '' } }]
    const id = randomUUID()
    const body = documentOf('Reminder', { id: 'R-1', seller: nordlicht, buyer: fjord, lines })
    await sender.send(`PUT documents/${id}?draft=true`, { body: new Uint8Array(body), headers })
    const refused = await dispatched(sender, id, connectionId)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('KONTOR-SELLER')])
    expect((await metadata(receiver, id)).status).toBe(404)
  })

  test('is an order that nobody should deliver unasked: its supplier is warned, and confirms what they accept', async () => {
    const { sender, receiver, connectionId } = await two()
    const order = async (buyer: TradeForm['buyer']) => {
      const id = randomUUID()
      const body = documentOf('Order', { id: `O-${randomUUID()}`, buyer, seller: fjord })
      expect((await sender.send(`PUT documents/${id}`, { body: new Uint8Array(body), headers })).status).toBe(204)
      expect((await dispatched(sender, id, connectionId)).status).toBe(201)
      return metadata(receiver, id)
    }
    expect(await order(nordlicht)).toMatchObject({
      SentBy: 'Brandt Logistik GmbH',
      Warnings: ['SENDER_DIFFERS'],
      AllowedActions: expect.arrayContaining([{ Action: 'accept', Confirm: ['SENDER_DIFFERS'] }]),
    })
    expect((await order(brandt)).Warnings).not.toContain('SENDER_DIFFERS')
  })

  test('may name a branch, and a legal entity, of which its receiver is warned', async () => {
    const { senderId, sender, receiver, connectionId } = await two()
    await server.branch(senderId, { name: 'Nordlicht Handel AG' })
    const ofBranch = await saved(sender, { seller: { ...nordlicht, vatId: 'DE999999999' } })
    expect((await dispatched(sender, ofBranch, connectionId)).status).toBe(201)
    expect((await metadata(receiver, ofBranch)).Warnings).toBeUndefined()

    const json = { CompanyId: senderId, Name: 'Möwe Spedition GmbH' }
    expect((await sender.send(`PUT legalentities/${randomUUID()}`, { json })).status).toBeLessThan(300)
    const ofEntity = await saved(sender, { seller: { ...nordlicht, name: 'Möwe Spedition', vatId: 'DE999999998' } })
    const sent = await dispatched(sender, ofEntity, connectionId)
    expect([sent.status, sent.status === 201 ? '' : await sent.text()]).toEqual([201, ''])
    expect(await metadata(receiver, ofEntity)).toMatchObject({
      Warnings: ['SENDER_DIFFERS', 'DUPLICATE'],
      SentBy: 'Brandt Logistik GmbH',
    })
    expect((await metadata(sender, ofEntity)).Warnings).toBeUndefined()
    // The history tells who did it, whatever the paper says.
    const history = await receiver.send(`GET documents/${ofEntity}/history`)
    expect(await history.json()).toMatchObject({
      Events: expect.arrayContaining([
        expect.objectContaining({ Type: 'document.received', CompanyName: 'Brandt Logistik GmbH' }),
      ]),
    })
  })

  test('that names another buyer than its receiver is asked about where it is sent, and marked where it arrives', async () => {
    const { sender, receiver, connectionId } = await two()
    const id = await saved(sender, { buyer: nordlicht })
    const asked = await sender.send(`GET documents/${id}/parties/${connectionId}`)
    expect(await asked.json()).toEqual({ OtherReceiver: 'Nordlicht Handel AG' })
    expect((await dispatched(sender, id, connectionId)).status).toBe(201)
    expect((await metadata(sender, id)).Warnings).toBeUndefined()
    expect(await metadata(receiver, id)).toMatchObject({
      Warnings: ['BUYER_DIFFERS'],
      AllowedActions: expect.arrayContaining([{ Action: 'accept', Confirm: ['BUYER_DIFFERS'] }]),
    })
    // Without a connection a program sends it to nobody.
    const program = await sender.send('POST documents/dispatcher', { body: billOf({ buyer: nordlicht }), headers })
    expect(program.status).toBe(412)
    const v2 = await saved(sender, { buyer: nordlicht })
    const put = await sender.send(`PUT documents/v2/documents/${v2}/dispatch`, { json: { ConnectionId: connectionId } })
    expect(put.status).toBeLessThan(300)
    expect((await metadata(receiver, v2)).Warnings).toContain('BUYER_DIFFERS')

    const inPassing = { DocumentIds: [id], ResponseCode: 'BusinessAccept', SkipWarned: true }
    expect(await (await receiver.send('POST documents/statechanges', { json: inPassing })).json()).toMatchObject({
      DocumentIds: [],
    })
  })

  test('is not marked where its buyer is a branch or a legal entity of its receiver, of which its sender knows nothing', async () => {
    const { sender, receiver, connectionId } = await two()
    await server.branch(receiver.companyId, { name: 'Nordlicht Handel AG' })
    const json = { CompanyId: receiver.companyId, Name: 'Möwe Spedition GmbH' }
    expect((await receiver.send(`PUT legalentities/${randomUUID()}`, { json })).status).toBeLessThan(300)
    for (const name of ['Nordlicht Handel AG', 'Möwe Spedition']) {
      const id = await saved(sender, { buyer: { ...nordlicht, name, vatId: 'DE999999999' } })
      expect((await dispatched(sender, id, connectionId)).status).toBe(201)
      expect((await metadata(receiver, id)).Warnings ?? []).not.toContain('BUYER_DIFFERS')
    }
  })
})
