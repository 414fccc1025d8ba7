import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDifference } from './differences.ts'
import { type Billed, type BilledLine, billedIn, linksOf, type OrderedLine } from './links.ts'

/** 200 stories, or as many as `npm run soak -- match` asks for. */
const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 200)

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 1, max: 99_999 }),
  isReceived: fc.boolean(),
})
const place = fc.nat({ max: 9 })
const quantity = fc.integer({ min: 1, max: 30 })
const how = fc.constantFrom('REFERENCE', 'ITEM', 'NAME')
const act = fc.oneof(
  fc.record({ does: fc.constant('receive' as const), place, quantity }),
  fc.record({
    does: fc.constant('bill' as const),
    parts: fc.array(fc.record({ place, quantity, how }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('credit' as const), place, quantity, isPriceOnly: fc.boolean() }),
  fc.record({ does: fc.constant('cancel' as const), place }),
)

interface Document extends Billed {
  readonly id: number
  /** Of a credit note, the bill that it gives back. */
  readonly of?: number
}

test('over any story of receipts, bills, credits and cancellations no line is billed twice, nor before it came, and sums agree to the cent', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(act, { maxLength: 25 }), (lines, story) => {
      const received = lines.map(({ isReceived }) => (isReceived ? 0 : undefined))
      const order = (): OrderedLine[] =>
        lines.map(({ quantity, cents }, at) => ({
          ...{ orderId: 'PO', id: String(at), name: `Item ${at}`, sellersItemId: `S-${at}` },
          ...{ quantity: String(quantity), unit: 'C62', price: (cents / 100).toFixed(2), currency: 'EUR' },
          ...(received[at] !== undefined && { received: String(received[at]) }),
        }))
      const written = (id: string, at: number, quantity: number, by: string, price?: string): BilledLine => {
        const ordered = order()[at]!
        const each = price ?? ordered.price ?? '0'
        return {
          ...{ id, name: by === 'NAME' ? ordered.name : 'Other', quantity: String(quantity), unit: 'C62', price: each },
          ...{ currency: 'EUR', net: exact(each).times(quantity).toFixed(2) },
          ...(by === 'ITEM' && { sellersItemId: ordered.sellersItemId }),
          ...(by === 'REFERENCE' && { reference: { orderId: 'PO', lineId: ordered.id } }),
        }
      }
      let standing: Document[] = []
      const sums = (documents: readonly Document[]) => {
        const ordered = order()
        const found = billedIn(documents, ordered)
        return ordered.map((one) => found.get(one)?.toNumber() ?? 0)
      }
      /** What is given back of each line of a bill. */
      const left = (bill: Document, at: number) =>
        sums(standing.filter(({ id, of }) => id === bill.id || of === bill.id))[at] ?? 0

      for (const [nth, one] of story.entries()) {
        if (one.does === 'receive') {
          const at = one.place % lines.length
          if (received[at] !== undefined) received[at] += one.quantity
        } else if (one.does === 'bill') {
          const parts = new Map(one.parts.map((part) => [part.place % lines.length, part]))
          const bill = {
            id: nth,
            lines: [...parts].map(([at, part]) => written(String(at), at, part.quantity, part.how)),
          }
          const ordered = order()
          const links = linksOf(bill.lines, ordered)
          const billed = billedIn([...standing, bill], ordered)
          const fits = bill.lines.every((each) => {
            const link = links.get(each.id)
            const sum = (link && billed.get(link.ordered)) ?? exact('0')
            return lineDifference(each, link, sum).differences.length === 0
          })
          // What fits is accepted by itself; what does not is rejected, and counts no more.
          if (fits) standing = [...standing, bill]
        } else if (one.does === 'credit') {
          const bills = standing.filter(({ of }) => of === undefined)
          const bill = bills[one.place % Math.max(1, bills.length)]
          const [first] = bill?.lines ?? []
          const at =
            first === undefined
              ? -1
              : order().findIndex((ordered) => linksOf([first], order()).get(first.id)?.ordered.id === ordered.id)
          if (bill === undefined || at < 0) continue
          const price = one.isPriceOnly ? '0.001' : undefined
          const given = one.isPriceOnly ? one.quantity : Math.min(one.quantity, left(bill, at))
          if (given === 0) continue
          standing = [
            ...standing,
            { id: nth, of: bill.id, lines: [written('0', at, given, 'ITEM', price)], credits: bill.lines },
          ]
        } else {
          const bills = standing.filter(({ of }) => of === undefined)
          const gone = bills[one.place % Math.max(1, bills.length)]?.id
          standing = standing.filter(({ id, of }) => id !== gone && of !== gone)
        }
        const now = sums(standing)
        expect(sums(standing.toReversed())).toEqual(now)
        for (const [at, { quantity }] of lines.entries()) {
          expect(now[at]).toBeGreaterThanOrEqual(0)
          expect(now[at]).toBeLessThanOrEqual(quantity)
          if (received[at] !== undefined) expect(now[at]).toBeLessThanOrEqual(received[at])
        }
      }
      const money = (documents: readonly Document[], isCredit: boolean) =>
        documents
          .filter(({ of }) => (of !== undefined) === isCredit)
          .flatMap(({ lines: all }) => all.filter(({ price }) => price !== '0.001'))
          .reduce((sum, { net }) => sum.plus(exact(net ?? '0')), exact('0'))
      const owed = sums(standing).reduce(
        (sum, each, at) => sum.plus(exact(order()[at]?.price ?? '0').times(each)),
        exact('0'),
      )
      expect(money(standing, false).minus(money(standing, true)).toFixed(2)).toBe(owed.toFixed(2))
    }),
    { numRuns: rounds },
  )
})
