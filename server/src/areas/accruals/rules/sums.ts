import { type Decimal, exact } from '@kontor/ubl'

/** An amount in a currency that has no rate. */
export interface Apart {
  readonly Currency: string
  readonly Amount: string
}

/** What lines come to: in the currency of the company, and apart what has no rate. */
export interface Sum {
  readonly Amount: string
  readonly Apart: Apart[]
}

interface Line {
  readonly Currency: string
  readonly Amount?: string | undefined
  readonly Converted?: string | undefined
}

const none = exact('0')

/** What the lines that are shown come to, each as it is shown: so a sum is what somebody gets who adds them up. */
export function addedUp(lines: readonly Line[]): Sum {
  let amount = none
  const apart = new Map<string, Decimal>()
  for (const { Currency, Amount, Converted } of lines)
    if (Converted !== undefined) amount = amount.plus(exact(Converted))
    else if (Amount !== undefined) apart.set(Currency, (apart.get(Currency) ?? none).plus(exact(Amount)))
  return {
    Amount: inFull(amount),
    Apart: [...apart].sort().map(([Currency, sum]) => ({ Currency, Amount: inFull(sum) })),
  }
}

/** With two digits, or as many as it has. */
const inFull = (amount: Decimal): string => amount.toFixed(Math.max(2, amount.decimalPlaces()))
