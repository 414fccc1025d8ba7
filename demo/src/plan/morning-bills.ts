import { at, plusDays } from '../days.ts'
import type { PlannedDocument, PlannedEvent, PlannedLine } from './shape.ts'

const atHome = { category: 'S', percent: '19' }
const acrossBorder = { category: 'AE', percent: '0', reason: 'Reverse charge' }

const line = (name: string, code: string, quantity: string, price: string): PlannedLine => ({
  ...{ name, code, quantity, unit: 'C62', price },
})
const wrenches = line('Torque wrench 40–200 Nm', 'BW-4402', '12', '189.00')
const keys = line('Hex key set, 9 pieces', 'BW-1109', '40', '24.80')
const oil = line('Cutting oil, 5 l', 'BW-9005', '20', '41.35')
const freight = line('Express freight', 'BW-FRT', '1', '45.00')
const shoes = { ...line('Safety shoes S3', 'BW-7710', '14', '79.90'), category: '18000000' }
const container = line('Reefer container, Aarhus–Hamburg', 'FL-2040', '2', '1180.00')

interface Case {
  readonly number: string
  /** The day of the order; what was ordered comes four days later where anybody notes it, its bill a day after that. */
  readonly day: string
  readonly ordered: readonly PlannedLine[]
  readonly came?: readonly PlannedLine[]
  /** What is billed where it is not all that was ordered. */
  readonly billed?: readonly PlannedLine[]
  readonly billedAfter?: number
  /** How the supplier confirms it a day later, where that is not as it was ordered. */
  readonly confirmed?: readonly PlannedLine[]
  /** What is billed two days after that, whatever was billed before. */
  readonly billedAgain?: readonly PlannedLine[]
  /** Who orders, of whom; Nordlicht of Brandt where nobody else is named. */
  readonly buyer?: string
  readonly supplier?: string
  /** Why the buyer disputes the bill a day after it came. */
  readonly disputed?: { readonly reasonCode: string; readonly reason: string }
  /** The currency of the bill, where that is not the euros of the order. */
  readonly billedIn?: string
  readonly tax?: PlannedDocument['tax']
}

const casesOf = (anchor: string): Case[] => {
  const closing = plusDays(`${anchor.slice(0, 7)}-01`, -1)
  return [
    // Eight of twelve came, and all are billed.
    {
      ...{ number: '4502', day: plusDays(anchor, -12) },
      ...{ ordered: [wrenches, keys], came: [{ ...wrenches, quantity: '8' }, keys] },
    },
    // Freight that nobody ordered, and one line dearer, which the supplier is asked about.
    {
      ...{ number: '4503', day: plusDays(anchor, -9), ordered: [oil, keys] },
      billed: [{ ...oil, price: '44.90' }, keys, freight],
      disputed: { reasonCode: 'PRI', reason: 'We ordered the oil at 41.35, and no express freight.' },
    },
    // Fits to the cent.
    { number: '4504', day: plusDays(anchor, -8), ordered: [keys], came: [keys] },
    // The oil is billed a second time, with what was still open.
    {
      ...{ number: '4512', day: plusDays(anchor, -14), ordered: [oil, keys] },
      ...{ billed: [oil], billedAgain: [oil, keys] },
    },
    // Ordered in euros, billed in kroner, and dearer by the rate of the day.
    {
      ...{ number: '4513', day: plusDays(anchor, -10), ordered: [container], supplier: 'fjord' },
      ...{ billed: [{ ...container, price: '9240.00' }], billedIn: 'DKK', tax: acrossBorder },
    },
    // Of a category of which nothing is paid before it has come; nobody noted that it has.
    { number: '4514', day: plusDays(anchor, -7), ordered: [shoes] },
    // The branch in Hamburg has a workflow: the one differs and goes to the buyer, the other fits and passes.
    {
      ...{ number: '4521', day: plusDays(anchor, -8), ordered: [oil, keys], buyer: 'nordlicht-hamburg' },
      ...{ came: [oil, keys], billed: [{ ...oil, price: '46.20' }, keys] },
    },
    { number: '4522', day: plusDays(anchor, -8), ordered: [keys], came: [keys], buyer: 'nordlicht-hamburg' },
    // Confirmed with fewer wrenches than were ordered: the buyer decides.
    {
      ...{ number: '4515', day: plusDays(anchor, -2), ordered: [wrenches, keys], billed: [] },
      confirmed: [{ ...wrenches, quantity: '8' }, keys],
    },
    // Came before the month ended; a part is billed by then, and nothing of the other.
    {
      ...{ number: '4491', day: plusDays(closing, -8), ordered: [wrenches, oil], came: [wrenches, oil] },
      billed: [wrenches],
    },
    { number: '4492', day: plusDays(closing, -6), ordered: [keys], came: [{ ...keys, quantity: '25' }], billed: [] },
    // Billed once the month was over.
    { number: '4493', day: plusDays(closing, -5), ordered: [oil], came: [oil], billedAfter: 7 },
  ]
}

/**
 * What lies before who holds bills against orders this morning: ones that bill what has not come, too dear, twice, in another
 * currency, one in dispute, and one that fits; and what had come by the end of the last month and was not billed.
 */
export function morningBills(firstDay: string, anchor: string): PlannedEvent[] {
  return casesOf(anchor).flatMap((one) => {
    const { number, day, ordered, came = [], billed = ordered, billedAfter = 5, billedAgain = [], confirmed = [] } = one
    const { buyer = 'nordlicht', supplier = 'brandt', billedIn = 'EUR', tax = atHome, disputed } = one
    const order = `PO-${number}`
    const sent = (
      type: PlannedDocument['type'],
      numbered: string,
      after: number,
      lines: readonly PlannedLine[],
      more: Partial<PlannedDocument> = {},
    ): PlannedEvent[] => {
      const isBuyers = type === 'order' || type === 'receiptadvice'
      const issueDate = plusDays(day, after)
      if (issueDate < firstDay || issueDate > anchor || lines.length === 0) return []
      const document: PlannedDocument = {
        ...{ key: `match-${type}-${number}`, deal: `match-${number}`, type, number: numbered },
        ...{ from: isBuyers ? buyer : supplier, to: isBuyers ? supplier : buyer, issueDate, currency: 'EUR' },
        ...{ tax, lines, buyerReference: '4711' },
        ...(type !== 'order' && { order }),
        ...more,
      }
      return [{ at: at(issueDate, 600), does: 'send', document }]
    }
    const questioned = (after: number): PlannedEvent[] => {
      const on = plusDays(day, after)
      if (disputed === undefined || day < firstDay || on > anchor) return []
      const answer = { does: 'answer', key: `match-invoice-${number}`, by: buyer, code: 'BusinessDispute' } as const
      return [{ at: at(on, 630), ...answer, ...disputed }]
    }
    const bill = { dueDate: plusDays(anchor, 30), currency: billedIn }
    return [
      ...sent('order', order, 0, ordered),
      ...sent('orderresponse', `OR-${number}`, 1, confirmed, { confirms: 'CA' }),
      ...sent('receiptadvice', `GR-${number}`, 4, came),
      ...sent('invoice', `RB-${number}`, billedAfter, billed, bill),
      ...questioned(billedAfter + 1),
      ...sent('invoice', `RB-${number}-2`, billedAfter + 2, billedAgain, { ...bill, key: `match-again-${number}` }),
    ]
  })
}
