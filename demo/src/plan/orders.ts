import { exact } from '@kontor/ubl'
import { at, daysBetween, plusDays, workday } from '../days.ts'
import { goods } from '../goods.ts'
import type { Chance } from '../random.ts'
import { partners } from './connections.ts'
import { dealOf } from './documents.ts'
import type { PlannedDocument, PlannedEvent, PlannedLine } from './shape.ts'

/** What Nordlicht ordered in so many last days waits for its clerks this morning; older bills are paid. */
const recentDays = 40

/** Purchasing: a question for a quote, the quote, the order, its answer, a change, the delivery, its receipt, the remittance. */
export function orderEvents(chance: Chance, firstDay: string, anchor: string): PlannedEvent[] {
  const suppliers = goods.filter(({ orders }) => orders)
  let running = 4380
  return suppliers
    .flatMap(({ supplier, pace }) => {
      const own = chance.fork(`orders/${supplier}`)
      const buyers = partners.filter(([from]) => from === supplier).map(([, to]) => to)
      const total = Math.ceil(pace * 2.4)
      return Array.from({ length: total }, (_, index) => {
        running += 1
        const day = workday(plusDays(firstDay, 14 + Math.floor((daysBetween(firstDay, anchor) * index) / total)))
        const isRecent = daysBetween(day, anchor) <= recentDays
        return purchase(own, { supplier, buyer: own.pick(buyers), day, order: `PO-${running}`, index, isRecent })
      }).flat()
    })
    .filter((event) => event.at < at(anchor, 0))
}

function purchase(
  chance: Chance,
  deal: { supplier: string; buyer: string; day: string; order: string; index: number; isRecent: boolean },
): PlannedEvent[] {
  const { supplier, buyer, day, order, index, isRecent } = deal
  const common = dealOf(chance, supplier, buyer)
  const paperOf = (
    type: PlannedDocument['type'],
    after: number,
    fromBuyer: boolean,
    number: string,
    more: Partial<PlannedDocument> = {},
  ): PlannedDocument => ({
    key: `${supplier}-${type}-${index}`,
    deal: `${supplier}-order-${index}`,
    type,
    from: fromBuyer ? buyer : supplier,
    to: fromBuyer ? supplier : buyer,
    number,
    issueDate: workday(plusDays(day, after)),
    ...common,
    ...more,
  })
  const written = (...paper: Parameters<typeof paperOf>): PlannedEvent => {
    const document = paperOf(...paper)
    return { at: at(document.issueDate, chance.whole(440, 1000)), does: 'send', document }
  }
  const billed = (): PlannedEvent[] => {
    const key = `${supplier}-billed-${index}`
    const document = paperOf('invoice', 9, false, order.replace('PO', 'RB'), {
      order,
      key,
      dueDate: plusDays(day, 69),
      lines: billedLines(common.lines, Number(order.slice(3))),
    })
    const sent = { at: at(document.issueDate, 600), does: 'send', document } as const
    const paid = { at: at(workday(plusDays(document.issueDate, 12)), 620), does: 'answer', key, by: buyer } as const
    return isRecent ? [sent] : [sent, { ...paid, code: 'BusinessPaid' }]
  }
  const asked = index % 3 === 0
  const changed = index % 5 === 2
  return [
    ...(asked
      ? [
          written('requestforquotation', -8, true, order.replace('PO', 'RFQ')),
          written('quote', -5, false, order.replace('PO', 'Q'), { request: order.replace('PO', 'RFQ') }),
        ]
      : []),
    written('order', 0, true, order),
    written('orderresponse', 1, false, order.replace('PO', 'OR'), { order }),
    ...(changed ? [written('orderchange', 2, true, order.replace('PO', 'OC'), { order })] : []),
    written('despatchadvice', 5, false, order.replace('PO', 'DN'), { order }),
    ...(index % 2 === 0 ? [written('receiptadvice', 7, true, order.replace('PO', 'GR'), { order })] : []),
    ...(buyer.startsWith('nordlicht') ? billed() : []),
    ...(index % 3 === 1 ? [written('remittanceadvice', 34, true, order.replace('PO', 'RA'))] : []),
  ]
}

/** Most bills ask for what was ordered; some a little more, some too much, some for freight besides. */
export function billedLines(lines: readonly PlannedLine[], running: number): readonly PlannedLine[] {
  const [first, ...others] = lines
  if (first === undefined) return []
  const dearer = (by: string) => [{ ...first, price: exact(first.price).times(exact(by)).toFixed(2) }, ...others]
  if (running % 5 === 0) return dearer('1.04')
  if (running % 5 === 1) return dearer('1.01')
  if (running % 5 === 3)
    return [...lines, { name: 'Express freight', code: 'FREIGHT', quantity: '1', unit: 'C62', price: '45.00' }]
  return lines
}
