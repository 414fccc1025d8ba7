import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { lineDifference } from './differences.ts'
import { type Billed, type BilledLine, billedIn, linksOf, type OrderedLine } from './links.ts'

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  cents: fc.integer({ min: 1, max: 99_999 }),
  isReceived: fc.boolean(),
})
const place = fc.nat({ max: 9 })
const quantity = fc.integer({ min: 1, max: 30 })
const how = fc.constantFrom('REFERENCE', 'ITEM', 'NAME')
/** What comes later may be of an earlier day: documents are dated by who writes them. */
const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-10-${String(number).padStart(2, '0')}`)
const act = fc.oneof(
  fc.record({ does: fc.constant('receive' as const), day, place, quantity }),
  fc.record({ does: fc.constant('return' as const), day, place, quantity }),
  fc.record({
    does: fc.constant('bill' as const),
    day,
    parts: fc.array(fc.record({ place, quantity, how }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ does: fc.constant('credit' as const), day, place, quantity, isPriceOnly: fc.boolean() }),
  fc.record({ does: fc.constant('cancel' as const), day, place }),
)

/** Any lines of an order, and any story of receipts, returns, bills, credits and cancellations of it. */
export const stories = [fc.array(line, { minLength: 1, maxLength: 5 }), fc.array(act, { maxLength: 25 })] as const

export interface Document extends Billed {
  readonly id: number
  readonly day: string
  /** Of a credit note, the bill that it gives back. */
  readonly of?: number
}

interface Receipt {
  readonly lineId: string
  readonly day: string
  readonly quantity: string
}

type Lines = (typeof stories)[0] extends fc.Arbitrary<infer T> ? T : never
type Story = (typeof stories)[1] extends fc.Arbitrary<infer T> ? T : never

/** A price that a credit note corrects, and gives nothing back by. */
export const correction = '0.001'

/** What a story has come to after one of its acts. */
export interface StoryState {
  readonly ordered: readonly OrderedLine[]
  /** What came of each line; undefined where nobody notes it. */
  readonly received: readonly (number | undefined)[]
  readonly receipts: readonly Receipt[]
  /** The bills and credit notes that stand. */
  readonly standing: readonly Document[]
}

/** What documents bill of each line of an order. */
export function sumsOf(documents: readonly Document[], ordered: readonly OrderedLine[]): number[] {
  const found = billedIn(documents, ordered)
  return ordered.map((one) => found.get(one)?.toNumber() ?? 0)
}

/** Tells a story act by act: a bill that fits is accepted by itself, one that does not is rejected and counts no more. */
export function* tellStory(lines: Lines, story: Story): Generator<StoryState> {
  const received = lines.map(({ isReceived }): number | undefined => (isReceived ? 0 : undefined))
  const receipts: Receipt[] = []
  let standing: Document[] = []
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
  /** What is not given back yet of each line of a bill. */
  const left = (bill: Document, at: number) =>
    sumsOf(
      standing.filter(({ id, of }) => id === bill.id || of === bill.id),
      order(),
    )[at] ?? 0

  for (const [nth, one] of story.entries()) {
    const { day } = one
    const bills = standing.filter(({ of }) => of === undefined)
    if (one.does === 'receive') {
      const at = one.place % lines.length
      const before = received[at]
      if (before !== undefined) {
        received[at] = before + one.quantity
        receipts.push({ lineId: String(at), day, quantity: String(one.quantity) })
      }
    } else if (one.does === 'return') {
      const at = one.place % lines.length
      const back = Math.min(one.quantity, received[at] ?? 0)
      if (back === 0) continue
      received[at] = (received[at] ?? 0) - back
      receipts.push({ lineId: String(at), day, quantity: String(-back) })
    } else if (one.does === 'bill') {
      const parts = new Map(one.parts.map((part) => [part.place % lines.length, part]))
      const bill = {
        ...{ id: nth, day },
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
      if (fits) standing = [...standing, bill]
    } else if (one.does === 'credit') {
      const bill = bills[one.place % Math.max(1, bills.length)]
      const [first] = bill?.lines ?? []
      const at =
        first === undefined
          ? -1
          : order().findIndex((ordered) => linksOf([first], order()).get(first.id)?.ordered.id === ordered.id)
      if (bill === undefined || at < 0) continue
      const price = one.isPriceOnly ? correction : undefined
      const given = one.isPriceOnly ? one.quantity : Math.min(one.quantity, left(bill, at))
      if (given === 0) continue
      standing = [
        ...standing,
        { id: nth, day, of: bill.id, lines: [written('0', at, given, 'ITEM', price)], credits: bill.lines },
      ]
    } else {
      const gone = bills[one.place % Math.max(1, bills.length)]?.id
      standing = standing.filter(({ id, of }) => id !== gone && of !== gone)
    }
    yield { ordered: order(), received: [...received], receipts: [...receipts], standing }
  }
}
