import { compose, type TradeForm, write } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startQuoteRequests } from './testing-quote-requests.ts'

const { admin, connection, emre, draft, jonas, move, plain, server, stranger, svea } = await startQuoteRequests()
const at = 'procurement/documents/requisitions'

interface Read {
  readonly Currency: string
  readonly Quote?: Record<string, string>
  readonly Lines: readonly {
    readonly ID: string
    readonly Name: string
    readonly Quantity: { value: string; unitCode: string }
    readonly Price: { value: string; currencyID: string }
    readonly SupplierConnectionId?: string
    readonly Tax?: object
  }[]
}
const party = (name: string, vatId?: string) => ({
  ...{ name, ...(vatId && { vatId }) },
  address: { street: 'Kai 1', city: 'Hamburg', zip: '20457', country: 'DE' },
})
const { Connection } = await json<{ Connection: { ConnectionId: string; CompanyName: string }[] }>(
  admin.send('GET network/connections'),
)
const { CompanyName = '' } = Connection.find(({ ConnectionId }) => ConnectionId === connection) ?? {}
const quotation = (more: object = {}) =>
  write(
    compose({
      ...{ type: 'Quotation', id: 'AN-7', issueDate: '2026-11-20', currency: 'DKK', period: { end: '2099-12-31' } },
      ...{ seller: party(CompanyName), buyer: party('Nordlicht Maschinenbau GmbH') },
      lines: [
        {
          ...{ id: '1', name: 'Hydraulic cylinder', sellersItemId: 'HC-80', quantity: '2', unit: 'C62', price: '480' },
          tax: { category: 'S', percent: '19' },
        },
        { id: '2', name: 'Fitting', quantity: '6', unit: 'HUR', price: '85.5', tax: { category: 'S', percent: '19' } },
      ],
      ...more,
    } as TradeForm),
  )

function upload(id: string, name: string, bytes: Uint8Array, by = emre) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return by.send(`PUT ${at}/${id}/quote`, { body: form })
}
const read = (id: string) => json<Read>(emre.send(`GET ${at}/${id}`))
const check = (id: string) =>
  json<{ Valid: boolean; Findings: { Rule: string; Message: string; Fix: string }[] }>(
    emre.send(`GET ${at}/${id}/ocr/validate`),
  )
const silent = (id: string) => json<{ Answer: boolean; Because?: string }>(emre.send(`GET ${at}/${id}/isSilentOCR`))

describe('a quote that somebody has', () => {
  test('becomes their requisition: lines, prices, taxes, supplier and currency; nobody has to read it (REQ-33, REQ-34)', async () => {
    const id = await draft(emre, [])
    expect(await silent(id)).toEqual({ Answer: false, Because: 'it was not made from a quote' })
    await json(upload(id, 'AN-7.xml', quotation()), 204)
    const { Currency, Quote, Lines } = await read(id)
    expect(Currency).toBe('DKK')
    expect(Quote).toMatchObject({
      ...{ ID: 'AN-7', SupplierName: CompanyName, ValidUntil: '2099-12-31', FileName: 'AN-7.xml' },
    })
    expect(Lines).toMatchObject([
      {
        ...{ Name: 'Hydraulic cylinder', Quantity: { value: '2', unitCode: 'C62' }, SellersItemID: 'HC-80' },
        ...{ Price: { value: '480', currencyID: 'DKK' }, SupplierConnectionId: connection },
        Tax: { Category: 'S', Percent: '19' },
      },
      { Name: 'Fitting', Price: { value: '85.5' }, SupplierConnectionId: connection },
    ])
    expect([await check(id), await silent(id)]).toEqual([{ Valid: true, Findings: [] }, { Answer: true }])
    const file = await emre.send(`GET ${at}/${id}/attachment/${Quote?.AttachmentId}/content`)
    expect([file.status, await file.text()]).toEqual([200, new TextDecoder().decode(quotation())])
  })

  test('is held against what becomes of it, line by line, with what to do', async () => {
    const id = await draft(emre, [])
    await json(upload(id, 'AN-7.xml', quotation()), 204)
    const { Lines, ...whole } = await read(id)
    const [first] = Lines
    const changed = [{ ...first, Kind: 'plain', Price: { value: '450', currencyID: 'DKK' } }]
    await json(emre.send(`PUT ${at}/${id}`, { json: { Currency: whole.Currency, Lines: changed } }), 204)
    const { Valid, Findings } = await check(id)
    expect(Valid).toBe(false)
    expect(Findings.map(({ Message }) => Message)).toEqual([
      'Line 1 costs 450 DKK per unit, in the quote 480 DKK.',
      '“Fitting” is in the quote AN-7 but not here.',
    ])
    expect(await silent(id)).toEqual({ Answer: false, Because: 'it is not as the quote AN-7 says' })
    // The same file again brings nothing back that somebody has changed.
    await json(upload(id, 'AN-7.xml', quotation()), 204)
    expect((await read(id)).Lines).toHaveLength(1)
  })

  test('REQ-33: is not held any more against what is ordered, when its time is over', async () => {
    const id = await draft(emre, [])
    await json(upload(id, 'AN-9.xml', quotation({ id: 'AN-9', period: { end: '2000-01-31' } })), 204)
    expect((await check(id)).Findings.map(({ Rule }) => Rule)).toEqual(['QUOTE_EXPIRED'])
    await json(move(emre, id, 'PENDING'), 204)
    await json(move(jonas, id, 'APPROVED'), 204)
    await server.settle()
    expect(await check(id)).toEqual({ Valid: true, Findings: [] })
  })

  test('brought again is one; another takes its place, and its lines with it', async () => {
    const id = await draft(emre, [plain('Grease', '12.00')])
    for (let time = 0; time < 2; time++) await json(upload(id, 'AN-7.xml', quotation()), 204)
    expect((await read(id)).Lines.map(({ Name }) => Name)).toEqual(['Grease', 'Hydraulic cylinder', 'Fitting'])
    await json(upload(id, 'scan.pdf', new TextEncoder().encode('%PDF-1.7\nAN-8 on paper')), 204)
    const { Quote, Lines, Currency } = await read(id)
    expect([Quote?.FileName, Quote?.ID, Lines.map(({ Name }) => Name), Currency]).toEqual([
      ...['scan.pdf', undefined, ['Grease'], 'EUR'],
    ])
    expect(await silent(id)).toEqual({
      Answer: false,
      Because: 'scan.pdf has no structured data: a person has to check it',
    })
  })

  test('of somebody with another tax id is not taken for a partner of that name', async () => {
    const id = await draft(emre, [])
    const seller = party(CompanyName, 'DE999999999')
    await json(upload(id, 'AN-7.xml', quotation({ seller })), 204)
    expect((await read(id)).Lines.map(({ SupplierConnectionId }) => SupplierConnectionId)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('that is longer than a line has room for is cut, and what came of it can be saved again', async () => {
    const id = await draft(emre, [])
    const [long, tax] = ['x'.repeat(2000), { category: 'S', percent: 'nineteen' }]
    const lines = [{ id: '1', name: long, sellersItemId: long, quantity: '2', unit: 'C62', price: '480', tax }]
    await json(upload(id, 'AN-7.xml', quotation({ lines })), 204)
    const { Currency, Lines } = await read(id)
    expect(Lines).toMatchObject([{ Name: long.slice(0, 300), Price: { value: '480' } }])
    await json(emre.send(`PUT ${at}/${id}`, { json: { Currency, Lines } }), 204)
  })

  test.each([
    ['an invoice', () => write(compose({ ...invoice })), 400, 'file is a document of the type Invoice'],
    ['a quote in no currency', () => quotation({ currency: '' }), 400, 'file names no currency'],
    ['a file that is broken', () => new TextEncoder().encode('<Quotation'), 400, ''],
    ['an empty file', () => new Uint8Array(), 400, 'is empty'],
  ])('%s is refused, and nothing is changed', async (_what, bytes, status, message) => {
    const id = await draft(emre, [])
    const answer = await upload(id, 'wrong.xml', bytes())
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(message)])
    expect((await read(id)).Quote).toBeUndefined()
  })

  test('is taken in by who writes the draft, or a buyer; to others it is not there, and what is on its way is closed', async () => {
    const id = await draft(emre, [plain('Grease', '12.00')])
    expect((await upload(id, 'AN-7.xml', quotation(), stranger)).status).toBe(404)
    await json(upload(id, 'AN-7.xml', quotation(), svea), 204)
    const sent = await draft(emre, [plain('Grease', '12.00')])
    await json(emre.send(`PUT documents/requisitions/${sent}/state/PENDING`), 204)
    expect((await upload(sent, 'AN-7.xml', quotation())).status).toBe(423)
    await server.settle()
  })
})

const invoice = {
  ...{ type: 'Invoice', id: 'RE-1', issueDate: '2026-11-20', currency: 'EUR' },
  ...{ seller: party('Hansen'), buyer: party('Nordlicht') },
  lines: [{ id: '1', name: 'Fitting', quantity: '1', unit: 'C62', price: '1', tax: { category: 'S', percent: '19' } }],
} as TradeForm
