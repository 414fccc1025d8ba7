import { daysAfter } from '@kontor/tradekit/words'
import type { Due, Overview, Sum } from '../api/types.ts'

/** The two sides of money, as the sums name them (F-138). */
export const sides = { pay: -1, receive: 1 } as const
export type Side = keyof typeof sides

/** What falls due in one week; `overdue` before all weeks. */
export interface DueRow {
  readonly week: string | 'overdue'
  readonly pay: readonly Sum[]
  readonly receive: readonly Sum[]
}

type Given = Pick<Overview, 'Waiting' | 'Due'>

/** The weeks in which something falls due, and first what already has; the sums by currency on each side. */
export function dueRows({ Waiting, Due }: Given): DueRow[] {
  const late = (group: string) => Waiting.find(({ Group }) => Group === group)?.Sums ?? []
  const overdue: DueRow = { week: 'overdue', pay: late('overduePurchases'), receive: late('overdueSales') }
  const weeks = [...new Set(Due.map(({ Week }) => Week))].sort()
  const of = (week: string, side: Side): Due[] => Due.filter(({ Week, Type }) => Week === week && Type === sides[side])
  return [overdue, ...weeks.map((week) => ({ week, pay: of(week, 'pay'), receive: of(week, 'receive') }))].filter(
    ({ pay, receive }) => pay.length + receive.length > 0,
  )
}

/** The sides on which something falls due at all: a supplier is not shown an empty column of what to pay. */
export const sidesOf = (rows: readonly DueRow[]): Side[] =>
  (Object.keys(sides) as Side[]).filter((side) => rows.some((row) => row[side].length > 0))

/** The days of a week from its Monday, for a reader: '23 – 29 Nov 2026'. */
export function weekRange(week: string, locale: string): string {
  const at = (date: string) => new Date(`${date}T00:00:00Z`)
  const options = { dateStyle: 'medium', calendar: 'gregory', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, options).formatRange(at(week), at(daysAfter(week, 6)))
}
