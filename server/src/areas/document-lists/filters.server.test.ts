import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, it, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { runOverdue } from '../documents/commands/mark-overdue.ts'
import { answerTo, documentOf } from '../documents/testing.ts'
import { idsOf, json, list, trading } from '../documents/testing-trade.ts'

const server = await startTestServer()
const { supplier, buyer, save, delivered } = await trading(server)

describe('the list', async () => {
  const companyId = await server.company()
  const clerk = await server.person(companyId)
  const invoice = (id: string, issueDate: string, price: string, currency = 'EUR', draft = false) =>
    save(
      clerk,
      documentOf('Invoice', {
        id,
        issueDate,
        currency,
        dueDate: issueDate,
        lines: [{ id: '1', name: 'x', quantity: '1', unit: 'C62', price, tax: { category: 'Z', percent: '0' } }],
      }),
      `?draft=${draft}&schemaValidate=false&validateDocumentProfile=false`,
    )
  const march = await invoice('Ä-100', '2026-03-01', '0.10')
  const april = await invoice('B-200', '2026-04-01', '0.20')
  const yen = await invoice('C-300', '2026-05-01', '1000', 'JPY')
  const draft = await invoice('D-400', '2026-06-01', '5.00', 'EUR', true)
  const order = await save(
    clerk,
    documentOf('Order', { id: 'PO-1', issueDate: '2026-02-01' }),
    '?schemaValidate=false&validateDocumentProfile=false',
  )

  test.each([
    ['F-107: leaves drafts out, newest first', '', () => [yen, april, march, order]],
    [
      'F-110: shows drafts where the draft tag asks for them',
      'stag=sales&stag=purchases&stag=draft',
      () => [draft, yen, april, march, order],
    ],
    ['shows drafts only', 'onlydrafts=true', () => [draft]],
    ['F-122: by side', 'stag=purchases', () => [order]],
    ['by type', 'type=invoice&ascending=true', () => [march, april, yen]],
    ['by words and parts of words, whatever their marks', 'q=a+10', () => [march]],
    ['by a party’s name', 'q=nordlicht&type=order', () => [order]],
    ['by issue date', 'minissuedate=2026-03-01&maxissuedate=2026-04-30', () => [april, march]],
    ['by amount in each currency’s own unit', 'type=invoice&minamount=0.15&maxamount=1000', () => [yen, april]],
    ['by an amount that no document has', 'minamount=999999999999999999', () => []],
    ['by amounts to the end of all', 'type=order&q=nordlicht&maxamount=999999999999999999.99', () => [order]],
    ['by currency', 'currency=JPY', () => [yen]],
    [
      'by number',
      'ordering=ID&ascending=true',
      () => [march, april, yen, order].toSorted((a, b) => place(a) - place(b)),
    ],
  ])('%s', async (_what, query, expected) => {
    expect(idsOf(await list(clerk, query))).toEqual(expected())
  })
  const place = (id: string) => [april, yen, order, march].indexOf(id)

  it('F-102, F-138: adds up exactly, a row a currency and side', async () => {
    const { Sums } = await list(clerk, 'totals=true&type=invoice')
    expect(Sums).toEqual([
      { Currency: 'EUR', Type: 1, Sum: '0.30' },
      { Currency: 'JPY', Type: 1, Sum: '1000' },
    ])
  })

  it('F-102: credit notes take away from what it adds up to', async () => {
    const company = await server.company()
    const one = await server.person(company)
    const line = { id: '1', name: 'x', quantity: '1', unit: 'C62', tax: { category: 'Z', percent: '0' } }
    const anyhow = '?schemaValidate=false&validateDocumentProfile=false'
    await save(one, documentOf('Invoice', { lines: [{ ...line, price: '100.10' }] }), anyhow)
    await save(one, documentOf('CreditNote', { lines: [{ ...line, price: '30.05' }] }), anyhow)
    expect((await list(one, 'totals=true')).Sums).toEqual([{ Currency: 'EUR', Type: 1, Sum: '70.05' }])
  })

  it('F-103, F-104: pages from 0', async () => {
    const first = await list(clerk, 'limit=3')
    expect([first.itemCount, first.numPages, first.itemsPerPage, first.Document.length]).toEqual([4, 2, 3, 3])
    expect(idsOf(await list(clerk, 'limit=3&page=1'))).toEqual([order])
    expect((await list(clerk, '')).itemsPerPage).toBe(20)
  })

  it('F-109: leaves out what was archived, on this side only, until it is asked for', async () => {
    const id = await delivered()
    await json(buyer.send(`PUT documents/${id}/tags/archived`), 201)
    expect(idsOf(await list(buyer, 'limit=100'))).not.toContain(id)
    expect(idsOf(await list(buyer, 'stag=archived'))).toEqual([id])
    expect(idsOf(await list(supplier, 'limit=100'))).toContain(id)
    await json(buyer.send(`DELETE documents/${id}/tags/archived`), 204)
    expect(idsOf(await list(buyer, 'limit=100'))).toContain(id)
  })

  it('finds by the company’s own tags, and leaves out by them', async () => {
    await json(clerk.send(`PUT documents/${march}/tags/urgent`), 201)
    expect(idsOf(await list(clerk, 'tag=urgent'))).toEqual([march])
    expect(idsOf(await list(clerk, 'withouttag=urgent&type=invoice'))).toEqual([yen, april])
    expect(await json(clerk.send(`GET documents/${march}/tags`))).toEqual({ Tag: ['sales', 'urgent'] })
    await json(clerk.send(`PUT documents/${march}/tags/inbox`), 400)
  })

  it('counts what stands behind the quick views', async () => {
    const before = await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))
    await delivered()
    const after = await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))
    expect(after.toAnswer - before.toAnswer).toBe(1)
    const overdue = await delivered({ id: 'LATE-1', dueDate: '2026-11-01', issueDate: '2026-10-01' })
    const nobody = { actorId: null, requestId: 'test' }
    await server.platform.transact(buyer.companyId, nobody, runOverdue)
    const waiting = await list(buyer, 'toanswer=true&limit=100')
    expect(idsOf(waiting)).toContain(overdue)
    expect(waiting.itemCount).toBe((await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))).toAnswer)
    const counts = await json<ResultOf<Areas['documentLists']['countDocuments']>>(clerk.send('GET documents/counts'))
    expect(counts).toMatchObject({ all: 4, toAnswer: 0, overdue: 0, disputed: 0, drafts: 1 })
    // And behind each type and state what filtering by it shows.
    for (const { type, count } of counts.types)
      expect([type, (await list(clerk, `type=${type}`)).itemCount]).toEqual([type, count])
    for (const { state, count } of counts.states)
      expect([state, (await list(clerk, `state=${state}`)).itemCount]).toEqual([state, count])
    expect(counts.types.some(({ count }) => count > 0)).toBe(true)
  })

  it('is exported as exactly the rows that are shown', async () => {
    const response = await clerk.send('GET documents/csv?type=invoice')
    expect(response.headers.get('content-type')).toContain('text/csv')
    const [header, ...rows] = (await response.text()).trim().split('\r\n')
    expect(header).toMatch(/^Type,Status,Currency,Id,Amount,/)
    expect(rows.map((row) => row.split(',')[3])).toEqual(['C-300', 'B-200', 'Ä-100'])
  })
})

test('an answer is found by its words and tags where answers are asked for, and so is what becomes one', async () => {
  const clerk = await server.person(await server.company())
  const loose = '?schemaValidate=false&validateDocumentProfile=false'
  const bill = documentOf('Invoice', { id: 'FERN-1' })
  const answer = answerTo(crypto.randomUUID(), 'AP')
  const [once, later] = [
    await save(clerk, bill, `${loose}&draft=true`),
    await save(clerk, answer, `${loose}&draft=true`),
  ]
  for (const id of [once, later]) await json(clerk.send(`PUT documents/${id}/tags/fern`), 201)
  await save(clerk, answer, loose, once)
  await save(clerk, bill, loose, later)

  for (const asked of ['tag=fern', 'q=atelier', 'q=atelier&tag=fern']) {
    expect(idsOf(await list(clerk, asked))).toEqual([later])
    expect(idsOf(await list(clerk, `${asked}&type=status`))).toEqual([once])
  }
})
