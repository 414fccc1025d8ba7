import { at, daysBetween, plusDays, workday } from '../days.ts'
import { goods } from '../goods.ts'
import type { Chance } from '../random.ts'
import { partners } from './connections.ts'
import { decisionsOf } from './decisions.ts'
import { invoiceOf, numberIn } from './documents.ts'
import type { PlannedDocument, PlannedEvent } from './shape.ts'

const rejections = [
  { reasonCode: 'REF', reason: 'The order number is missing; please send it again with PO number.' },
  { reasonCode: 'PRI', reason: 'The price differs from the price list agreed in January.' },
  { reasonCode: 'QTY', reason: 'Only part of the goods has arrived.' },
  { reasonCode: 'OTH', reason: 'This was invoiced before.' },
] as const

/** A year of invoices of every supplier, with what became of each: paid, accepted, disputed, rejected, still waiting. */
export function invoiceEvents(chance: Chance, firstDay: string, anchor: string): PlannedEvent[] {
  return goods.flatMap(({ supplier, pace, numbering }) => {
    const own = chance.fork(supplier)
    const buyers = partners.filter(([from]) => from === supplier).map(([, to]) => to)
    const total = Math.round(pace * 5.5)
    return Array.from({ length: total }, (_, index) => {
      const offset = Math.floor((daysBetween(firstDay, anchor) * (index + own.next() * 0.8)) / total)
      const day = workday(plusDays(firstDay, Math.max(1, offset)))
      if (day >= anchor) return []
      const buyer = own.odds(0.7) ? buyers[0]! : own.pick(buyers)
      const document = invoiceOf(own, {
        key: `${supplier}-invoice-${index}`,
        from: supplier,
        to: buyer,
        number: numberIn(numbering, day, 101 + index),
        issueDate: day,
      })
      return [{ at: at(day, own.whole(430, 980)), does: 'send' as const, document }, ...fateOf(own, document, anchor)]
    }).flat()
  })
}

const closing: ReadonlySet<string> = new Set(['BusinessReject', 'BusinessCancel', 'BusinessPaid'])

type Does = Extract<PlannedEvent, { does: 'answer' }>

/**
 * What the buyer, and then the supplier, do about an invoice, as far as the year has gone. What is disputed is agreed upon
 * and what is late is paid in the end, so that only the last weeks leave something open.
 */
function fateOf(chance: Chance, document: PlannedDocument, anchor: string): PlannedEvent[] {
  const { key, from, to, issueDate, dueDate } = document
  const answered = workday(plusDays(issueDate, chance.whole(1, 9)))
  const inTime = workday(plusDays(dueDate!, chance.whole(-4, 3)))
  const minute = chance.whole(480, 1000)
  const fate = chance.next()
  const late = workday(plusDays(dueDate!, chance.whole(12, 40)))
  const agreed = workday(plusDays(answered, chance.whole(10, 25)))
  const answer = (day: string, by: string, code: Does['code'], why?: Pick<Does, 'reasonCode' | 'reason'>): Does => ({
    at: at(day, minute),
    does: 'answer',
    key,
    by,
    code,
    ...why,
  })
  const accepted = (day: string) => answer(day, to, 'BusinessAccept')
  const paid = (day: string) => answer(day, to, 'BusinessPaid')
  const confirmed = (day: string) => answer(workday(plusDays(day, chance.whole(1, 4))), from, 'BusinessPaidConfirm')
  const settled = (day: string) => [paid(day), confirmed(day)]
  const answers = (): Does[] => {
    if (fate < 0.07) return [answer(answered, to, 'BusinessReject', chance.pick(rejections))]
    if (fate < 0.11)
      return [
        answer(answered, to, 'BusinessDispute', chance.pick(rejections)),
        accepted(agreed),
        ...settled(agreed > inTime ? agreed : inTime),
      ]
    if (fate < 0.13)
      return [answer(answered, from, 'BusinessCancel', { reasonCode: 'OTH', reason: 'Sent by mistake.' })]
    if (fate < 0.19) return [accepted(late), ...settled(late)]
    if (fate < 0.24) return [accepted(answered), ...settled(late)]
    return [accepted(answered), paid(inTime), ...(fate < 0.4 ? [] : [confirmed(inTime)])]
  }
  const given = answers()
  const known = [...decisionsOf(chance.fork(`decisions ${key}`), document, given, minute), ...given]
  const due: PlannedEvent = { at: at(plusDays(dueDate!, 1), 10), does: 'fallDue', key, from, to }
  const isOpen = !given.some(({ code, at: instant }) => closing.has(code) && instant < due.at)
  return [...known, ...(isOpen ? [due] : [])].filter(({ at: instant }) => instant < at(anchor, 0))
}
