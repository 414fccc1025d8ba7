import { at, daysBetween, plusDays, workday } from '../days.ts'
import { goods } from '../goods.ts'
import type { Chance } from '../random.ts'
import { partners } from './connections.ts'
import { dealOf } from './documents.ts'
import { billedLines } from './orders.ts'
import type { PlannedDocument, PlannedEvent } from './shape.ts'

/** What is older than this is paid, and nobody waits for it any more. */
const paidDays = 70
/** So many purchases a year for each invoice of a month. */
const aYear = 11

/** What Nordlicht bought before: each order with its receipt, and the invoice that was held against both, and paid. */
export function olderOrders(chance: Chance, firstDay: string, anchor: string): PlannedEvent[] {
  const span = daysBetween(firstDay, anchor) - paidDays
  if (span <= 0) return []
  let running = 3100
  return goods
    .filter(({ orders }) => orders)
    .flatMap(({ supplier, pace }) => {
      const own = chance.fork(supplier)
      const buyers = partners
        .filter(([from, to]) => from === supplier && to.startsWith('nordlicht'))
        .map(([, to]) => to)
      const total = Math.round((pace * aYear * span) / 365)
      return Array.from({ length: total }, (_, index) => {
        running += 1
        const day = workday(plusDays(firstDay, 1 + Math.floor((span * index) / total)))
        return purchase(own, { supplier, buyer: own.pick(buyers), day, running, index })
      }).flat()
    })
}

function purchase(
  chance: Chance,
  deal: { supplier: string; buyer: string; day: string; running: number; index: number },
): PlannedEvent[] {
  const { supplier, buyer, day, running, index } = deal
  const common = dealOf(chance, supplier, buyer)
  const order = `PO-${running}`
  const sent = (
    type: PlannedDocument['type'],
    after: number,
    number: string,
    more: Partial<PlannedDocument> = {},
  ): PlannedEvent => {
    const issueDate = workday(plusDays(day, after))
    const [from, to] = type === 'invoice' ? [supplier, buyer] : [buyer, supplier]
    const deal = `${supplier}-older-${index}`
    const document = { key: `${deal}-${type}`, deal, type, from, to, number, issueDate, ...common, ...more }
    return { at: at(issueDate, chance.whole(440, 600)), does: 'send', document }
  }
  const answered = (after: number, by: string, code: 'BusinessPaid' | 'BusinessPaidConfirm'): PlannedEvent => ({
    ...{
      at: at(workday(plusDays(day, after)), 620 + after),
      does: 'answer',
      key: `${supplier}-older-${index}-invoice`,
    },
    ...{ by, code },
  })
  return [
    sent('order', 0, order),
    sent('receiptadvice', 6, `GR-${running}`, { order }),
    sent('invoice', 9, `RB-${running}`, {
      order,
      dueDate: plusDays(day, 39),
      lines: billedLines(common.lines, running),
    }),
    answered(24, buyer, 'BusinessPaid'),
    // What came in so long ago, its supplier has found on their account.
    answered(26, supplier, 'BusinessPaidConfirm'),
  ]
}
