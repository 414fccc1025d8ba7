import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { lookForOverdue } from './commands/tell-buyer.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const {
  asked,
  connection,
  connections,
  emre,
  formAt,
  jonas,
  lia,
  list,
  move,
  plain,
  put,
  quoteRequest,
  requestTo,
  server,
  statusOf,
  stranger,
  suppliers,
  svea,
  tasksOf,
} = await startQuoteRequests()
const { brandt, fjord } = suppliers

describe('asking for quotes', () => {
  test('sends each supplier a request of their own under one number, with what is needed and nothing of what it may cost', async () => {
    const { id, requisitionId } = await asked(connections, { RespondBy: '2027-03-01', Note: 'With delivery, please' })
    const request = await quoteRequest(id)
    expect(request).toMatchObject({
      ...{ State: 'OPEN', RequisitionId: requisitionId, Title: 'New workplaces', Asked: 3, Answered: 0 },
      ...{ RespondBy: '2027-03-01', Note: 'With delivery, please' },
      Lines: [
        { LineId: '1', Name: 'Desk', Quantity: { value: '2', unitCode: 'C62' }, Offers: [] },
        { LineId: '2', Name: 'Chair', Quantity: { value: '4', unitCode: 'C62' }, Offers: [] },
      ],
      AllowedActions: ['invite', 'enterQuote', 'postToAll', 'award', 'close'],
    })
    expect(request.Suppliers.map(({ Reply, Quotes }) => [Reply, Quotes])).toEqual([
      ['WAITING', []],
      ['WAITING', []],
      ['WAITING', []],
    ])
    const form = await formAt(brandt, await requestTo(id, 'Brandt'))
    expect(form).toMatchObject({
      ...{ type: 'RequestForQuotation', id: request.ID, dueDate: '2027-03-01', note: 'With delivery, please' },
      lines: [
        { id: '1', name: 'Desk', quantity: '2', price: '' },
        { id: '2', name: 'Chair', quantity: '4', price: '' },
      ],
    })
    expect((await formAt(fjord, await requestTo(id, 'Fjord'))).id).toBe(request.ID)
    expect(
      await json(svea.send(`GET documents/v2/requestforquotes/${request.Suppliers[0]?.RequestId}/information`)),
    ).toEqual({ currency: 'EUR', context: 'REQUESTING', requisitionLinesType: 'plain' })
  })

  test('asking twice asks once; one more is asked later; who asked for the things sees it, a colleague and a stranger do not', async () => {
    const { id, requisitionId } = await asked([connection])
    await json(
      svea.send(`PUT ${base}/${id}`, { json: { RequisitionId: requisitionId, ConnectionIds: connections } }),
      204,
    )
    expect((await quoteRequest(id)).Asked).toBe(1)
    for (const _ of ['once', 'again']) await json(svea.send(`PUT ${base}/${id}/suppliers/${connections[1]}`), 204)
    expect((await quoteRequest(id)).Suppliers.map(({ Name }) => Name)).toEqual([
      'Brandt Werkzeuge GmbH',
      'Fjord Logistik A/S',
    ])
    expect((await quoteRequest(id, emre)).AllowedActions).toEqual([])
    expect((await list(emre, `?requisitionId=${requisitionId}`)).Items).toMatchObject([{ Id: id, Asked: 2 }])
    expect((await list(svea, '?state=OPEN')).Items.map(({ Id }) => Id)).toContain(id)
    expect((await list(svea, '?state=ORDERED')).Items).toEqual([])
    for (const somebody of [lia, stranger, brandt]) {
      expect(await statusOf(somebody.send(`GET ${base}/${id}`))).toBe(404)
      expect(await statusOf(somebody.send(`GET ${base}?requisitionId=${requisitionId}`))).toBe(404)
      expect((await list(somebody)).Items).toEqual([])
    }
  })

  test('asked twice at once, under one id, each supplier is asked once', async () => {
    const { requisitionId } = await asked([connection])
    const id = randomUUID()
    const ask = () =>
      statusOf(svea.send(`PUT ${base}/${id}`, { json: { RequisitionId: requisitionId, ConnectionIds: connections } }))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([204, 204, 204])
    expect((await quoteRequest(id)).Asked).toBe(3)
    await json(emre.send(`GET ${base}/${id}`))
    const other = await asked([connection])
    const taken = { json: { RequisitionId: other.requisitionId, ConnectionIds: connections } }
    expect(await statusOf(svea.send(`PUT ${base}/${id}`, taken))).toBe(409)
  })

  test('once the day is over the buyer has the comparison to do, whoever has not answered', async () => {
    const { id } = await asked(connections, { RespondBy: '2026-11-22' })
    expect(await tasksOf(id)).toBe(0)
    const { platform } = server
    const hour = () =>
      platform.transact(svea.companyId, { actorId: null, requestId: 'test' }, (uow) => lookForOverdue(uow))
    await hour()
    await server.settle()
    expect(await tasksOf(id)).toBe(0)
    platform.clock.advance(3 * 86_400_000)
    for (const _ of ['one', 'the next']) {
      await hour()
      await server.settle()
    }
    expect(await tasksOf(id)).toBe(1)
  })

  test('is for buyers, while it is a draft, for lines that are there, by a day to come: else nobody is asked', async () => {
    const { requisitionId } = await asked([connection])
    const ask = (body: object, by = svea) =>
      by.send(`PUT ${base}/${randomUUID()}`, {
        json: { RequisitionId: requisitionId, ConnectionIds: [connection], ...body },
      })
    const before = (await list(svea)).itemCount
    expect(await statusOf(ask({}, emre))).toBe(403)
    expect(await statusOf(ask({}, jonas))).toBe(403)
    expect(await statusOf(ask({ LineIds: ['9'] }))).toBe(404)
    expect(await statusOf(ask({ ConnectionIds: [connection, randomUUID()] }))).toBe(404)
    expect(await statusOf(ask({ RequisitionId: randomUUID() }))).toBe(404)
    const past = await json<{ Message: string }>(ask({ RespondBy: '2020-01-01' }), 400)
    expect(past.Message).toContain('RespondBy is 2020-01-01, which is in the past')
    await put(emre, requisitionId, { Lines: [plain('Desk', '300')] })
    await move(emre, requisitionId, 'PENDING')
    expect(await statusOf(ask({}))).toBe(423)
    expect((await list(svea)).itemCount).toBe(before)
  })

  test('what is said to all reaches each in their own thread once, with the new day; nobody sees who asked', async () => {
    const { id } = await asked()
    const mine = await requestTo(id, 'Brandt')
    await json(
      brandt.send(`PUT conversations/documents/${mine}/posts/${randomUUID()}`, { json: { Text: 'Which height?' } }),
      201,
    )
    const post = { Text: 'The desks are 72 cm high.', RespondBy: '2027-04-01' }
    const at = `${base}/${id}/posts/${randomUUID()}`
    for (const _ of ['once', 'again']) await json(svea.send(`PUT ${at}`, { json: post }), 204)
    await server.settle()
    expect((await quoteRequest(id)).RespondBy).toBe('2027-04-01')
    // What they have to answer stands under the new day, with the document and in their inbox.
    const { DueDate } = await json<{ DueDate?: string }>(brandt.send(`GET documents/${mine}/metadata`))
    const { items } = await json<{ items: { subjectId?: string; due?: string }[] }>(brandt.send('GET inbox?limit=100'))
    expect([DueDate, items.find(({ subjectId }) => subjectId === mine)?.due]).toEqual(['2027-04-01', '2027-04-01'])
    const textsTo = async (by: typeof brandt, requestId: string) => {
      type Conversations = { Conversation: { History: { Details: { Key: string; Value: string }[] }[] }[] }
      const { Conversation } = await json<Conversations>(by.send(`GET conversations/documents/${requestId}`))
      const details = Conversation.flatMap(({ History }) => History.flatMap(({ Details }) => Details))
      return details.flatMap(({ Key, Value }) => (Key === 'text' ? [Value] : []))
    }
    const message = `${post.Text}\n\nPlease respond by 2027-04-01.`
    expect(await textsTo(brandt, mine)).toEqual(['Which height?', message])
    expect(await textsTo(fjord, await requestTo(id, 'Fjord'))).toEqual([message])
    const none = { json: { Text: 'x', RespondBy: '2020-01-01' } }
    expect(await statusOf(svea.send(`PUT ${base}/${id}/posts/${randomUUID()}`, none))).toBe(400)
  })
})
