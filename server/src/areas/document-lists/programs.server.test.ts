import { randomUUID } from 'node:crypto'
import { applicationResponse, write } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()
const [supplierId, buyerId, otherId] = [await server.company(), await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)
const xml = { 'content-type': 'application/xml' }

interface Row {
  readonly DocumentId: string
  readonly ID: string
  readonly [field: string]: unknown
}

const list = async (query: string, who = supplier) => {
  const answer = await who.send(`GET documents?${query}`)
  expect([answer.status, answer.headers.get('warning')]).toEqual([200, null])
  return ((await answer.json()) as { Document: Row[] }).Document
}
const numbers = async (query: string, who = supplier) => (await list(query, who)).map(({ ID }) => ID).toSorted()

const save = async (number: string, draft = false) => {
  const id = randomUUID()
  const body = documentOf('Invoice', { id: number }) as Uint8Array<ArrayBuffer>
  expect((await supplier.send(`PUT documents/${id}?draft=${draft}`, { body, headers: xml })).status).toBe(204)
  return id
}
const dispatch = (id: string, given: object = {}) =>
  supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, given)

const sent = await save('P-SENT')
const early = await save('P-EARLY')
const gone = await save('P-GONE', true)
await supplier.send(`DELETE documents/${gone}`)

test('without ConnectionId a document goes to the only connection, in JSON, in XML, or without a word', async () => {
  const asked = [
    [{ json: {} }, 'P-JSON'],
    [{}, 'P-BARE'],
    [{ body: '<DispatchRequest/>', headers: xml }, 'P-XML'],
    [
      {
        body: `<a:DispatchRequest xmlns:a="urn:a"><a:ConnectionId>${connection}</a:ConnectionId></a:DispatchRequest>`,
        headers: xml,
      },
      'P-NAMED',
    ],
  ] as const
  for (const [given, number] of asked) {
    const answer = await dispatch(await save(number), given)
    expect([number, answer.status, await answer.json()]).toEqual([
      number,
      201,
      expect.objectContaining({ ReceiverConnectionId: connection }),
    ])
  }
  const undecided = await save('P-ODD')
  for (const body of ['<Nothing/>', '<DispatchRequest><ConnectionId>x</ConnectionId></DispatchRequest>'])
    expect((await dispatch(undecided, { body, headers: xml })).status).toBe(400)
  await dispatch(sent)
  await server.settle()
})

test('an item of a list carries what programs read of it', async () => {
  const [row] = await list('q=P-SENT&includeSourceDocuments=true')
  expect(row).toMatchObject({
    DocumentId: sent,
    LatestDispatch: { ObjectId: sent, DispatchState: 'COMPLETED', ReceiverConnectionId: connection },
    Actor: { Id: supplier.id, FirstName: expect.any(String), LastName: expect.any(String), Email: supplier.username },
    SourceDocument: { _D: expect.stringContaining('Invoice-2') },
  })
  expect(row?.['ItemInfos']).toContainEqual({ type: 'document.total', value: row?.['Amount'] })
  expect(row?.['ItemInfos']).toContainEqual({ type: 'document.currency', value: 'EUR' })
  expect(row?.['ConversationStates']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ Axis: 'DELIVERY', State: 'SENT' }),
      expect.objectContaining({ Axis: 'PROCESS', State: 'PENDING' }),
    ]),
  )
  const [bare] = await list('q=P-SENT&populatePersonInfo=false')
  expect(bare?.['Actor']).not.toHaveProperty('Email')
  expect(bare).not.toHaveProperty('SourceDocument')
})

describe('a list is narrowed by the names that programs use', () => {
  test('query finds as q does', async () => {
    expect(await numbers('query=P-EARLY')).toEqual(['P-EARLY'])
    expect(await numbers('query=P-EARLY&q=P-SENT')).toEqual([])
  })

  test('onlydeleted shows what was deleted, and nothing else does', async () => {
    expect(await list('onlydeleted=true')).toEqual([expect.objectContaining({ ID: 'P-GONE', Deleted: true })])
    expect(await numbers('stag=draft')).not.toContain('P-GONE')
    const counted = await supplier.send('GET documents?onlydeleted=true&limit=1')
    expect(await counted.json()).toMatchObject({ itemCount: 1 })
  })

  test('sentBy and sentTo name companies', async () => {
    expect(await numbers(`sentBy=${supplierId}`, buyer)).toContain('P-SENT')
    expect(await numbers(`sentBy=${otherId}`, buyer)).toEqual([])
    expect(await numbers(`sentTo=${buyerId}`)).toContain('P-SENT')
    expect(await numbers(`sentTo=${buyerId}`)).not.toContain('P-EARLY')
  })

  test('since tells what changed from then on', async () => {
    server.platform.clock.advance(60_000)
    const since = server.platform.clock.now().toISOString()
    const late = await save('P-LATE')
    expect(await numbers(`since=${since}`)).toEqual(['P-LATE'])
    expect(late).not.toBe(early)
  })

  test('processState tells what was answered; an ApplicationResponse in XML answers', async () => {
    const response = (documentId: string, responseCode: string) =>
      write(
        applicationResponse({
          id: randomUUID(),
          issueDate: '2026-11-21',
          sender: { name: 'Buyer' },
          receiver: { name: 'Supplier' },
          responseCode,
          document: { id: 'P-SENT', uuid: documentId, type: 'Invoice' },
        }),
      ) as Uint8Array<ArrayBuffer>
    const state = (body: Uint8Array<ArrayBuffer>) =>
      buyer.send(`PUT documents/${sent}/statechange`, { body, headers: { 'content-type': 'text/xml' } })
    expect((await state(response(early, 'AP'))).status).toBe(400)
    expect((await state(response(sent, 'AB'))).status).toBe(400)
    expect((await state(documentOf('Invoice') as Uint8Array<ArrayBuffer>)).status).toBe(400)
    expect(await numbers('processState=ACCEPTED', buyer)).toEqual([])
    expect((await state(response(sent, 'AP'))).status).toBe(201)
    await server.settle()
    expect(await numbers('processState=ACCEPTED', buyer)).toEqual(['P-SENT'])
    expect(await numbers('processState=ACCEPTED&processState=PAID')).toEqual(['P-SENT'])
    expect(await numbers('processState=PENDING')).not.toContain('P-SENT')
    expect(await numbers('processState=INVOICED')).toEqual([])
  })

  test('all that the web app of such an API asks for at once', async () => {
    const asked =
      'withouttag=archived&withouttag=AP_DOCUMENT_DRAFT&_onlyIndex=true&stag=sales&stag=purchases&stag=draft' +
      '&totals=true&ordering=Date&ascending=false&onlydeleted=false&onlydrafts=false&limit=20&page=0&includesourcedocuments=true'
    expect(await numbers(asked)).toContain('P-SENT')
  })

  test('a page of the index alone may be long', async () => {
    const long = (query: string) => supplier.send(`GET documents?limit=1000${query}`).then(({ status }) => status)
    expect(await long('')).toBe(400)
    expect(await long('&_onlyIndex=true')).toBe(400)
    expect(await long('&_onlyIndex=true&populatePersonInfo=false&includesourcedocuments=false')).toBe(200)
  })
})
