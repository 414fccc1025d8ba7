import type { SpendGroup } from '@kontor/contract'
import { exact } from '@kontor/ubl'
import { type Convert, converted } from './convert.ts'
import { monthsAfter, monthsBetween } from './months.ts'
import type { Sum } from './records.ts'

type Amount = ReturnType<typeof exact>
type Figures = { amount: Amount; before: Amount }

export interface Asked {
  readonly by: SpendGroup
  /** The first and the last month. */
  readonly from: string
  readonly to: string
}

/** An amount in a currency that has no rate, beside the same months a year before. */
export interface Apart {
  readonly currency: string
  readonly amount: string
  readonly before: string
}

export interface Compared {
  readonly amount: string
  readonly before: string
  readonly change?: string
  readonly apart: readonly Apart[]
}

export type ComparedRow = Compared & { readonly key: string; readonly share?: string }

/**
 * Sums of months as rows beside the same months a year before: what can be said in the company's currency together, the rest
 * apart, each in its own. Months stand in their order, all of them; the rest begins with the largest.
 */
export function compare(
  sums: readonly Sum[],
  { by, from, to }: Asked,
  convert: Convert,
): Compared & { readonly rows: readonly ComparedRow[] } {
  const rows = new Map<string, Gathered>()
  if (by === 'MONTH') for (const month of monthsBetween(from, to)) rows.set(month, gathered())
  const whole = gathered()
  for (const { month, key, currency, amount, own } of converted(sums, convert)) {
    for (const field of ['amount', 'before'] as const) {
      const place = field === 'amount' ? month : monthsAfter(month, 12)
      if (place < from || place > to) continue
      const name = by === 'MONTH' ? place : key
      const row = rows.get(name) ?? gathered()
      rows.set(name, row)
      for (const one of [row, whole]) add(one, field, own, currency, amount)
    }
  }
  const shown = [...rows].map(([key, row]) => ({ key, row }))
  if (by !== 'MONTH') shown.sort((one, other) => largerFirst(one.row, other.row) || (one.key < other.key ? -1 : 1))
  return {
    ...figuresOf(whole),
    rows: shown.map(({ key, row }) => ({ key, ...figuresOf(row), ...shareOf(row.amount, whole.amount) })),
  }
}

type Gathered = Figures & { readonly apart: Map<string, Figures> }

const nothing = exact('0')
const gathered = (): Gathered => ({ amount: nothing, before: nothing, apart: new Map() })

function add(to: Gathered, field: keyof Figures, own: string | null, currency: string, amount: string): void {
  if (own !== null) {
    to[field] = to[field].plus(exact(own))
    return
  }
  const figures = to.apart.get(currency) ?? { amount: nothing, before: nothing }
  figures[field] = figures[field].plus(exact(amount))
  to.apart.set(currency, figures)
}

const largerFirst = (one: Figures, other: Figures): number =>
  other.amount.comparedTo(one.amount) || other.before.comparedTo(one.before)

const figuresOf = ({ amount, before, apart }: Gathered): Compared => ({
  ...written({ amount, before }),
  ...(before.gt(0) && { change: inPercent(amount.minus(before), before) }),
  apart: [...apart].sort().map(([currency, figures]) => ({ currency, ...written(figures) })),
})

const shareOf = (amount: Amount, total: Amount) => (total.gt(0) ? { share: inPercent(amount, total) } : {})

/** With one digit; what rounds to nothing has no sign. */
const inPercent = (part: Amount, whole: Amount): string =>
  part
    .times(100)
    .div(whole)
    .toFixed(1)
    .replace(/^-0\.0$/, '0.0')

const written = ({ amount, before }: Figures) => ({ amount: inFull(amount), before: inFull(before) })

/** With two digits, or as many as it has. */
const inFull = (amount: Amount): string => amount.toFixed(Math.max(2, amount.decimalPlaces()))
