import type { Calendar, DaySum, DueSum, Side } from '../api.ts'
import { totalOf } from '../total.ts'

export type Unit = 'week' | 'month'

/** What is owed in some days: `from` and `until` belong to it; of what is overdue there is no first day. */
export interface Period {
  readonly id: string
  readonly from: string | undefined
  readonly until: string
  readonly sums: readonly DueSum[]
}

const dayMs = 86_400_000
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`)
const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The first day of the week, which is a Monday, or of the month that a day is in. */
export function startOf(unit: Unit, date: string): string {
  if (unit === 'month') return `${date.slice(0, 7)}-01`
  return isoDate(timeOf(date) - ((new Date(timeOf(date)).getUTCDay() + 6) % 7) * dayMs)
}

export function endOf(unit: Unit, begin: string): string {
  if (unit === 'week') return isoDate(timeOf(begin) + 6 * dayMs)
  const [year = 0, month = 1] = begin.split('-').map(Number)
  return isoDate(Date.UTC(year, month, 0))
}

/** Sums of one side and currency as one, exact. */
function totalsBySide(sums: readonly DueSum[]): DueSum[] {
  const alike = Map.groupBy(sums, ({ Side, Currency }) => `${Side} ${Currency}`)
  return [...alike.values()].map((some) => {
    const [first] = some as [DueSum]
    const all = some.map(({ Sum }) => Sum)
    const converted = some.flatMap(({ Converted }) => Converted ?? [])
    return {
      ...{ Side: first.Side, Currency: first.Currency },
      Count: some.reduce((total, { Count }) => total + Count, 0),
      Sum: totalOf(all),
      ...(converted.length === some.length && { Converted: totalOf(converted) }),
    }
  })
}

/** The weeks or months in which something is to be paid, and first what is overdue. */
export function periodsOf({ Overdue, Days, Today }: Calendar, unit: Unit): Period[] {
  const late: Period = { id: 'overdue', from: undefined, until: isoDate(timeOf(Today) - dayMs), sums: Overdue }
  const groups = Map.groupBy(Days, ({ Day }: DaySum) => startOf(unit, Day))
  const periods = [...groups].map(([begin, days]) => ({
    ...{ id: begin, from: begin < Today ? Today : begin, until: endOf(unit, begin) },
    sums: totalsBySide(days),
  }))
  return [late, ...periods].filter(({ sums }) => sums.length > 0)
}

/** What a side comes to in the company's currency; undefined where a rate is missing, or nothing is foreign. */
export function convertedTotal(sums: readonly DueSum[], side: Side, home: string): string | undefined {
  const mine = sums.filter(({ Side }) => Side === side)
  const converted = mine.flatMap(({ Converted }) => Converted ?? [])
  const isForeign = mine.some(({ Currency }) => Currency !== home)
  return isForeign && converted.length === mine.length ? totalOf(converted) : undefined
}

/** Whether more bills are to come in than to be paid: then the first question is when. */
export function isSupplier({ Overdue, Days }: Calendar): boolean {
  const count = (side: Side) =>
    [...Overdue, ...Days].reduce((total, one) => total + (one.Side === side ? one.Count : 0), 0)
  return count('RECEIVE') > count('PAY')
}
