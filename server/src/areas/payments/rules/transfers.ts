import { exact } from '@kontor/ubl'

/** What is to be paid, or set off where it is a credit note. */
export interface Owing {
  readonly isCredit: boolean
  /** With whom it is; nobody knows of some. */
  readonly partner: string | null
  readonly account: string
  readonly currency: string
  /** Above zero: what is open. */
  readonly amount: string
}

/** What of one document a transfer settles. */
export interface Settling<Of extends Owing> {
  readonly one: Of
  readonly amount: string
}

/** One transfer of the bank, or none where what is set off comes to all of it. */
export interface Transfer<Of extends Owing> {
  readonly settles: readonly Settling<Of>[]
  /** Invoices less credit notes, never below zero. */
  readonly amount: string
}

/**
 * What a bank is told to transfer: each invoice for itself, but for those of a partner whose credit notes are set off; they
 * go together, and the credit notes take away as much as there is. What is left of the last of them can be set off later;
 * those of which nothing is used are told apart.
 */
export function transfersOf<Of extends Owing>(
  owing: readonly Of[],
): { readonly transfers: Transfer<Of>[]; readonly unused: Of[] } {
  const unused: Of[] = []
  const transfers: Transfer<Of>[] = []
  const of = ({ partner, currency }: Of) => `${partner} ${currency}`
  for (const [, alike] of Map.groupBy(owing, of)) {
    const credits = alike.filter(({ isCredit, partner }) => isCredit && partner !== null)
    unused.push(...alike.filter(({ isCredit, partner }) => isCredit && partner === null))
    const invoices = alike.filter(({ isCredit }) => !isCredit)
    const groups =
      credits.length === 0
        ? invoices.map((one) => [one])
        : [...Map.groupBy(invoices, ({ account }) => account).values()]
    let left = credits.map((one) => ({ one, amount: exact(one.amount) }))
    for (const group of groups) {
      let sum = group.reduce((total, { amount }) => total.plus(exact(amount)), exact('0'))
      const settles = group.map((one) => ({ one, amount: one.amount }))
      const digits = Math.max(...alike.map(({ amount }) => amount.split('.')[1]?.length ?? 0))
      for (const credit of left) {
        const used = credit.amount.gt(sum) ? sum : credit.amount
        if (used.isZero()) continue
        settles.push({ one: credit.one, amount: used.toFixed(digits) })
        sum = sum.minus(used)
        credit.amount = credit.amount.minus(used)
      }
      left = left.filter(({ amount }) => !amount.isZero())
      transfers.push({ settles, amount: sum.toFixed(digits) })
    }
    const used = new Set(transfers.flatMap(({ settles }) => settles.map(({ one }) => one)))
    unused.push(...credits.filter((one) => !used.has(one)))
  }
  return { transfers, unused }
}

/**
 * What of each document is settled by what the bank executed: the credit notes as ordered, and of the invoices, one after
 * another, as much as there is; the last of them takes what is more than was ordered.
 */
export function executed<Row extends { readonly amount: string; readonly is_credit: boolean }>(
  rows: readonly Row[],
  amount: string,
): { readonly row: Row; readonly amount: string }[] {
  const credits = rows.filter(({ is_credit }) => is_credit)
  let left = credits.reduce((sum, row) => sum.plus(exact(row.amount)), exact(amount))
  const invoices = rows.filter(({ is_credit }) => !is_credit)
  const digits = Math.max(...[amount, ...rows.map((row) => row.amount)].map((one) => one.split('.')[1]?.length ?? 0))
  const settled = invoices.flatMap((row, at) => {
    const isLast = at === invoices.length - 1
    const part = isLast || left.lt(exact(row.amount)) ? left : exact(row.amount)
    left = left.minus(part)
    return part.isZero() ? [] : [{ row, amount: part.toFixed(digits) }]
  })
  return [...settled, ...credits.map((row) => ({ row, amount: row.amount }))]
}
