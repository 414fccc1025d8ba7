export type AmountProps = {
  /** Already in the reader's locale, with its sign: '−1,234.50'. The kit never counts with money. */
  value: string
  /** Code or symbol, written small before the figures: 'EUR'. */
  currency?: string | undefined
  /** The amount that a screen is about: heavier. */
  strong?: boolean | undefined
}

/** An amount of money: a small currency and tabular figures, kept together and in order in any direction of writing. */
export function Amount({ value, currency, strong = false }: AmountProps) {
  return (
    <bdi className="k-amount" data-strong={strong || undefined}>
      {currency && <small>{currency} </small>}
      {value}
    </bdi>
  )
}
