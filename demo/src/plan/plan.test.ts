import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inParts, type PlannedEvent, plan } from './index.ts'

const anchor = '2026-11-21'
const year = plan('kontor', anchor)
const byInstant = (one: PlannedEvent, other: PlannedEvent) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)
const documents = year.flatMap((event) => (event.does === 'send' || event.does === 'draft' ? [event.document] : []))

describe('the plan of the demo network', () => {
  test('is the same for the same seed and anchor, and another for another', () => {
    expect(plan('kontor', anchor)).toEqual(year)
    expect(plan('other', anchor)).not.toEqual(year)
    expect(plan('kontor', '2026-11-20')).not.toEqual(year)
  })

  test('is a year of some 1,400 documents, answers among them, of every type that Kontor takes', () => {
    const answers = year.filter(({ does }) => does === 'answer')
    expect(documents.length + answers.length).toBeGreaterThan(1300)
    expect(documents.length + answers.length).toBeLessThan(1500)
    expect([...new Set(documents.map(({ type }) => type))].toSorted()).toEqual([
      'creditnote',
      'despatchadvice',
      'invoice',
      'order',
      'orderchange',
      'orderresponse',
      'quote',
      'receiptadvice',
      'remittanceadvice',
      'requestforquotation',
    ])
  })

  test('never looks stale: whatever the day, it reaches up to it, and nothing lies ahead', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          const events = plan('kontor', day, 60)
          expect(events.every(({ at }) => at < `${day}T24`)).toBe(true)
          expect(events.some(({ at }) => at > new Date(date.getTime() - 8 * 86_400_000).toISOString())).toBe(true)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('speaks of a document only after it was sent, and never twice under one key', () => {
    const known = new Set<string>()
    for (const event of year) {
      if (event.does === 'send' || event.does === 'draft') {
        expect(known.has(event.document.key)).toBe(false)
        known.add(event.document.key)
      }
      if (event.does === 'answer' || event.does === 'archive') expect(known.has(event.key)).toBe(true)
    }
  })

  test('is told in parts: all of it, once; what is recent first, then deals that are whole by themselves, the latest first', () => {
    const [recent = [], ...older] = inParts(year, anchor)
    expect([recent, ...older].flat().toSorted(byInstant)).toEqual(year.toSorted(byInstant))
    expect(older.length).toBeGreaterThan(100)
    for (const part of older) {
      const own = part.flatMap((event) => (event.does === 'send' ? [event.document.key] : []))
      for (const event of part) if ('key' in event) expect(own).toContain(event.key)
    }
    const ends = older.map((part) => part.filter(({ does }) => does !== 'archive').at(-1)!.at)
    expect(ends).toEqual(ends.toSorted().toReversed())
    expect(ends.every((end) => end < '2026-10-22')).toBe(true)
  })

  test('has the orders and the receipts of half of what Nordlicht is invoiced, and some of those invoices differ', () => {
    const bills = documents.filter(({ type, to }) => type === 'invoice' && to.startsWith('nordlicht'))
    const orders = new Map(documents.flatMap((one) => (one.type === 'order' ? [[one.number, one] as const] : [])))
    const received = new Set(documents.flatMap(({ type, order }) => (type === 'receiptadvice' ? order : [])))
    const ordered = bills.flatMap((bill) => {
      const order = orders.get(bill.order ?? '')
      return order === undefined ? [] : [{ bill, order }]
    })
    expect(ordered.length / bills.length).toBeGreaterThanOrEqual(0.5)
    expect(ordered.filter(({ order }) => received.has(order.number)).length / ordered.length).toBeGreaterThan(0.8)
    const differing = ordered.filter(({ bill, order }) => JSON.stringify(bill.lines) !== JSON.stringify(order.lines))
    expect(differing.length / ordered.length).toBeGreaterThan(0.2)
    expect(new Set(ordered.map(({ bill }) => bill.from)).size).toBeGreaterThan(3)
  })

  test('has a year of decisions: whoever approves has decided all year long, before the bill was accepted or rejected', () => {
    const decided = year.flatMap((event) => (event.does === 'approve' || event.does === 'refuse' ? [event] : []))
    expect(new Set(decided.map(({ at }) => at.slice(0, 7))).size).toBeGreaterThan(11)
    expect(new Set(decided.map(({ from }) => from)).size).toBe(3)
    for (const { key, at, does } of decided) {
      const asked = year.filter((event) => event.does === 'askApproval' && event.key === key && event.at < at)
      expect(asked).not.toEqual([])
      const after = year.find((event) => event.does === 'answer' && event.key === key && event.at > at)
      if (after !== undefined)
        expect(after).toMatchObject({ code: does === 'approve' ? 'BusinessAccept' : 'BusinessReject' })
    }
  })

  test('gives a supplier’s invoices numbers of its own, each once', () => {
    const numbers = documents.filter(({ type }) => type === 'invoice').map(({ from, number }) => `${from} ${number}`)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
