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

const cases = [
  // Eight of twelve came, and all are billed.
  { number: '4502', days: 12, ordered: [wrenches, keys], came: [{ ...wrenches, quantity: '8' }, keys] },
  // Freight that nobody ordered, and one line dearer.
  { number: '4503', days: 9, ordered: [oil, keys], billed: [{ ...oil, price: '44.90' }, keys, freight] },
  // Fits to the cent.
  { number: '4504', days: 8, ordered: [keys], came: [keys] },
] as const satisfies readonly {
  number: string
  days: number
  ordered: readonly PlannedLine[]
  came?: readonly PlannedLine[]
  billed?: readonly PlannedLine[]
}[]

/** What lies before who holds bills against orders this morning: one that bills what has not come, one too dear, one that fits. */
export function morningBills(firstDay: string, anchor: string): PlannedEvent[] {
  return cases.flatMap((one) => {
    const order = `PO-${one.number}`
    const sent = (
      type: PlannedDocument['type'],
      prefix: string,
      after: number,
      lines: readonly PlannedLine[],
      more: Partial<PlannedDocument> = {},
    ): PlannedEvent[] => {
      const isBuyers = type === 'order' || type === 'receiptadvice'
      const issueDate = plusDays(anchor, after - one.days)
      if (issueDate < firstDay) return []
      const document: PlannedDocument = {
        ...{ key: `match-${type}-${one.number}`, deal: `match-${one.number}`, type, number: `${prefix}-${one.number}` },
        ...{ from: isBuyers ? buyer : supplier, to: isBuyers ? supplier : buyer, issueDate, currency: 'EUR' },
        ...{ tax: { category: 'S', percent: '19' }, lines, buyerReference: '4711' },
        ...(type !== 'order' && { order }),
        ...more,
      }
      return [{ at: at(issueDate, 600), does: 'send', document }]
    }
    return [
      ...sent('order', 'PO', 0, one.ordered),
      ...('came' in one ? sent('receiptadvice', 'GR', 4, one.came) : []),
      ...sent('invoice', 'RB', 5, 'billed' in one ? one.billed : one.ordered, { dueDate: plusDays(anchor, 30) }),
    ]
  })
}
