import { randomUUID } from 'node:crypto'
import { compose, formOf, readDocument, write } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startQuoteRequests } from './testing-quote-requests.ts'

const {
  admin,
  asked,
  connection,
  emre,
  formAt,
  plain,
  draft,
  quoteRequest,
  requestTo,
  server,
  statusOf,
  stranger,
  suppliers,
  svea,
} = await startQuoteRequests()

/** A supplier who is no member of the network. */
const outside = randomUUID()
await json(
  admin.send(`PUT network/partners/${outside}`, {
    json: {
      CompanyName: 'Tischlerei Krause',
      Country: 'DE',
      Email: 'angebot@krause.example',
    },
  }),
  201,
)

const pdf = new TextEncoder().encode('%PDF-1.7\nA quote on paper')
const price = (LineId: string, Price: string, Quantity: string) => ({ LineId, Quantity, Price })

interface Part {
  readonly name: string
  readonly bytes: Uint8Array
  readonly type: string
}
function enter(requestId: string, quoteId: string, typed: object, file?: Part, of: string = outside, by = svea) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed))
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  if (file) form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  return by.send(`PUT ${base}/${requestId}/suppliers/${of}/quotes/${quoteId}`, { body: form })
}
const quoteOf = async (requestId: string) =>
  (await quoteRequest(requestId)).Suppliers.find(({ Name }) => Name === 'Tischlerei Krause')

describe('a quote from outside of the network', () => {
  test('is entered as it stands on paper, which stays beside it, and is compared and awarded as a member’s is', async () => {
    const { id, requisitionId } = await asked([connection, outside], { RespondBy: '2027-03-01' })
    expect(await quoteOf(id)).toMatchObject({ IsOutside: true, Reply: 'WAITING' })
    const quoteId = randomUUID()
    const typed = {
      ...{ Number: 'KR-17', ValidUntil: '2027-05-31', DeliveryDate: '2027-04-01', Note: 'Oak, oiled' },
      Lines: [price('1', '310.50', '2'), price('2', '120', '4')],
    }
    const paper = { name: 'Angebot KR-17.pdf', bytes: pdf, type: 'application/pdf' }
    expect(await statusOf(enter(id, quoteId, typed, paper))).toBe(204)
    // Pressed twice, it is there once.
    expect(await statusOf(enter(id, quoteId, typed, paper))).toBe(204)
    expect(await quoteOf(id)).toMatchObject({
      Reply: 'QUOTED',
      Quotes: [
        {
          ...{ QuoteId: quoteId, ID: 'KR-17', Net: '1101', ValidUntil: '2027-05-31', DeliveryDate: '2027-04-01' },
          ...{ Note: 'Oak, oiled', IsComplete: true },
        },
      ],
    })
    expect((await quoteRequest(id)).Lines[0]?.Offers).toMatchObject([
      { Price: '310.5', Amount: '621.00', Differences: [] },
    ])
    expect(await formAt(svea, quoteId)).toMatchObject({
      type: 'Quotation',
      id: 'KR-17',
      seller: { name: 'Tischlerei Krause' },
    })
    const files = await json<{ Attachments: { Name: string }[] }>(svea.send(`GET documents/${quoteId}/attachments`))
    expect(JSON.stringify(files)).toContain('Angebot KR-17.pdf')

    await json(svea.send(`PUT ${base}/${id}/award`, { json: { Lines: [{ LineId: '1', QuoteId: quoteId }] } }), 204)
    const { Lines } = await json<{ Lines: object[] }>(
      svea.send(`GET procurement/documents/requisitions/${requisitionId}`),
    )
    expect(Lines[0]).toMatchObject({ QuoteId: quoteId, SupplierConnectionId: outside, Price: { value: '310.5' } })
    // What is awarded takes no more quotes.
    expect(await statusOf(enter(id, randomUUID(), typed))).toBe(409)
  })

  test('is read of their own file, where that says it in data', async () => {
    const { id } = await asked([outside])
    const request = await formAt(svea, await requestTo(id, 'Tischlerei'))
    const form = {
      ...request,
      ...{ type: 'Quotation' as const, id: 'KR-18', quoteReference: undefined, dueDate: undefined },
      lines: request.lines.map((line) => ({ ...line, price: '99.90', requestLineId: line.id })),
    }
    const bytes = write(compose(form))
    expect(formOf(readDocument(bytes)).lines).toHaveLength(2)
    const quoteId = randomUUID()
    expect(await statusOf(enter(id, quoteId, {}, { name: 'q.xml', bytes, type: 'application/xml' }))).toBe(204)
    expect(await quoteOf(id)).toMatchObject({ Quotes: [{ ID: 'KR-18', Net: '599.4', IsComplete: true }] })
  })

  test('what cannot be a quote is refused by its field, and nothing is there of it', async () => {
    const { id } = await asked([connection, outside])
    const line = price('1', '10', '2')
    const xml = write(compose({ ...(await formAt(svea, await requestTo(id, 'Tischlerei'))) }))
    const refused: readonly (readonly [object, RegExp, Part?])[] = [
      [{ Number: 'A', Lines: [price('9', '10', '1')] }, /9, which was not asked for/],
      [{ Number: 'A', Lines: [line, line] }, /line 1 twice/],
      [{ Number: 'A', Lines: [price('1', '10', '0')] }, /quantity above 0/],
      [{ Number: 'A', Lines: [price('1', '-1', '2')] }, /price of 0 or more/],
      [{ Lines: [line] }, /Number is required/],
      [{ Number: 'A' }, /Lines is required/],
      [{}, /type RequestForQuotation/, { name: 'request.xml', bytes: xml, type: 'application/xml' }],
    ]
    for (const [typed, says, file] of refused) {
      const answer = await enter(id, randomUUID(), typed, file)
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(says)])
    }
    const paper = { name: 'paper.pdf', bytes: pdf, type: 'application/pdf' }
    expect(await statusOf(enter(id, randomUUID(), {}, paper))).toBe(400)
    expect((await quoteOf(id))?.Quotes).toEqual([])
  })

  test('nobody enters one for a member, for who was not asked, or where they may not', async () => {
    const { id } = await asked([connection, outside])
    const typed = { Number: 'A', Lines: [price('1', '10', '2')] }
    expect(await statusOf(enter(id, randomUUID(), typed, undefined, connection))).toBe(400)
    expect(await statusOf(enter(id, randomUUID(), typed, undefined, randomUUID()))).toBe(404)
    expect(await statusOf(enter(id, randomUUID(), typed, undefined, outside, emre))).toBe(403)
    for (const somebody of [stranger, suppliers.brandt])
      expect(await statusOf(enter(id, randomUUID(), typed, undefined, outside, somebody))).toBe(404)
    expect((await quoteOf(id))?.Quotes).toEqual([])
  })
})

test('F-192: the files of lines go to each supplier with the request', async () => {
  const requisitionId = await draft(emre, [plain('Desk', undefined), plain('Chair', undefined)])
  const at = `procurement/documents/requisitions/${requisitionId}/line/1/attachment/${encodeURIComponent('Sketch.pdf')}`
  const headers = { 'content-type': 'application/octet-stream' }
  expect(await statusOf(emre.send(`POST ${at}`, { body: Buffer.from(pdf), headers }))).toBe(201)
  const requests: string[] = []
  for (const LineIds of [['1'], ['2']]) {
    const id = randomUUID()
    const body = { RequisitionId: requisitionId, ConnectionIds: [connection], LineIds }
    await json(svea.send(`PUT ${base}/${id}`, { json: body }), 204)
    await server.settle()
    requests.push(await requestTo(id, 'Brandt'))
  }
  const filesAt = async (id: string | undefined) =>
    JSON.stringify(await json(suppliers.brandt.send(`GET documents/${id}/attachments`)))
  expect(await filesAt(requests[0])).toContain('Sketch.pdf')
  expect(await filesAt(requests[1])).not.toContain('Sketch.pdf')
})
