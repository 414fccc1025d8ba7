import { exact } from '@kontor/ubl'
import { rateDayOf } from './months.ts'
import type { Sum } from './records.ts'

/** An amount in another currency by the rate of a day; null where none is known. */
export type Convert = (dated: { amount: string; currency: string; day: string }) => string | null

/**
 * Sums in the company's currency, null where no rate is known. What a month comes to in a currency is converted as a whole, and
 * what rounding leaves of that goes to its largest part: so the whole is the same by whatever it is told apart.
 */
export function converted(sums: readonly Sum[], convert: Convert): (Sum & { readonly own: string | null })[] {
  const same = Map.groupBy(sums, ({ month, currency }) => `${month} ${currency}`)
  return [...same.values()].flatMap((parts): (Sum & { readonly own: string | null })[] => {
    const inOwn = (part: Pick<Sum, 'month' | 'currency' | 'amount'>) =>
      convert({ amount: part.amount, currency: part.currency, day: rateDayOf(part.month) })
    const owns = parts.map(inOwn)
    const [first] = parts
    const whole = first && inOwn({ ...first, amount: added(parts.map(({ amount }) => amount)).toFixed() })
    if (whole == null || owns.some((own) => own === null)) return parts.map((part) => ({ ...part, own: null }))
    const rest = exact(whole).minus(added(owns.map((own) => own ?? '0')))
    const largest = parts.reduce(
      (largest, { amount }, at) =>
        exact(amount)
          .abs()
          .gt(exact(parts[largest]?.amount ?? '0').abs())
          ? at
          : largest,
      0,
    )
    return parts.map((part, at) => ({
      ...part,
      own: exact(owns[at] ?? '0')
        .plus(at === largest ? rest : 0)
        .toFixed(),
    }))
  })
}

const added = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum.plus(exact(amount)), exact('0'))
