import type { Period, TradeForm } from '../trade/form.ts'

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** A day as long after the new issue as it was after the old one; as it stands where one of them is no day. */
function moved(day: string, from: string, to: string): string {
  const then = instantOf(day) - instantOf(from) + instantOf(to)
  return Number.isNaN(then) ? day : new Date(then).toISOString().slice(0, 10)
}

/** A copy of a call-off (UNCL1001 226) is an order of its own: nothing more of the blanket order is called off by it. */
const notCalledOff = ({ typeCode }: TradeForm) => ({
  orderReference: undefined,
  typeCode: typeCode === '226' ? undefined : typeCode,
})

/** What a document says as it is sent again under its number on another day; where it had expired, it stands as long again. */
export function revisionOf(form: TradeForm, issueDate: string): TradeForm {
  const { uuid: _, issueTime: _time, ...kept } = form
  const end = form.period?.end
  const hasExpired = end !== undefined && end < issueDate
  return {
    ...kept,
    issueDate,
    ...(hasExpired && { period: { ...form.period, end: moved(end, form.issueDate, issueDate) } }),
  }
}

/**
 * The same again as a trade of its own: under its own number, every day as long after the issue as before. What belongs
 * to the one before alone stays behind; the order or contract under which both are traded stands.
 */
export function copyOf(form: TradeForm, { id, issueDate }: Pick<TradeForm, 'id' | 'issueDate'>): TradeForm {
  const day = (one: string | undefined) => one && moved(one, form.issueDate, issueDate)
  const period = ({ start, end }: Period): Period => ({ start: day(start), end: day(end) })
  return {
    ...form,
    ...(form.type === 'Order' && notCalledOff(form)),
    id,
    issueDate,
    issueTime: undefined,
    uuid: undefined,
    dueDate: day(form.dueDate),
    deliveryDate: day(form.deliveryDate),
    period: form.period && period(form.period),
    quoteReference: undefined,
    despatchReference: undefined,
    precedingInvoice: undefined,
    paymentMeans: form.paymentMeans && { ...form.paymentMeans, reference: undefined },
    prepaid: undefined,
    rounding: undefined,
    lines: form.lines.map((line) => ({
      ...line,
      ...(form.type === 'Order' && { orderLineId: undefined }),
      period: line.period && period(line.period),
    })),
  }
}
