import { at, plusDays } from '../days.ts'
import type { PlannedDocument, PlannedEvent, PlannedLine } from './shape.ts'

const [supplier, buyer] = ['brandt', 'nordlicht'] as const

const line = (name: string, code: string, quantity: string, price: string): PlannedLine => ({
  ...{ name, code, quantity, unit: 'C62', price },
})
const wrenches = line('Torque wrench 40–200 Nm', 'BW-4402', '12', '189.00')
const keys = line('Hex key set, 9 pieces', 'BW-1109', '40', '24.80')
const oil = line('Cutting oil, 5 l', 'BW-9005', '20', '41.35')
const freight = line('Express freight', 'BW-FRT', '1', '45.00')

interface Case {
  readonly number: string
  /** The day of the order; what was ordered comes four days later where anybody notes it, its bill a day after that. */
  readonly day: string
  readonly ordered: readonly PlannedLine[]
  readonly came?: readonly PlannedLine[]
  /** What is billed where it is not all that was ordered. */
  readonly billed?: readonly PlannedLine[]
  readonly billedAfter?: number
}

const casesOf = (anchor: string): Case[] => {
  const closing = plusDays(`${anchor.slice(0, 7)}-01`, -1)
  return [
    // Eight of twelve came, and all are billed.
    {
      ...{ number: '4502', day: plusDays(anchor, -12) },
      ...{ ordered: [wrenches, keys], came: [{ ...wrenches, quantity: '8' }, keys] },
    },
    // Freight that nobody ordered, and one line dearer.
    {
      ...{ number: '4503', day: plusDays(anchor, -9), ordered: [oil, keys] },
      billed: [{ ...oil, price: '44.90' }, keys, freight],
    },
    // Fits to the cent.
    { number: '4504', day: plusDays(anchor, -8), ordered: [keys], came: [keys] },
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
 * What lies before who holds bills against orders this morning: one that bills what has not come, one too dear, one that fits; and
 * what had come by the end of the last month and was not billed.
 */
export function morningBills(firstDay: string, anchor: string): PlannedEvent[] {
  return casesOf(anchor).flatMap(({ number, day, ordered, came = [], billed = ordered, billedAfter = 5 }) => {
    const order = `PO-${number}`
    const sent = (
      type: PlannedDocument['type'],
      prefix: string,
      after: number,
      lines: readonly PlannedLine[],
      more: Partial<PlannedDocument> = {},
    ): PlannedEvent[] => {
      const isBuyers = type === 'order' || type === 'receiptadvice'
      const issueDate = plusDays(day, after)
      if (issueDate < firstDay || issueDate > anchor || lines.length === 0) return []
      const document: PlannedDocument = {
        ...{ key: `match-${type}-${number}`, deal: `match-${number}`, type, number: `${prefix}-${number}` },
        ...{ from: isBuyers ? buyer : supplier, to: isBuyers ? supplier : buyer, issueDate, currency: 'EUR' },
        ...{ tax: { category: 'S', percent: '19' }, lines, buyerReference: '4711' },
        ...(type !== 'order' && { order }),
        ...more,
      }
      return [{ at: at(issueDate, 600), does: 'send', document }]
    }
    return [
      ...sent('order', 'PO', 0, ordered),
      ...sent('receiptadvice', 'GR', 4, came),
      ...sent('invoice', 'RB', billedAfter, billed, { dueDate: plusDays(anchor, 30) }),
    ]
  })
}
