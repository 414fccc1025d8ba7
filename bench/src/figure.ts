/** One measured figure against its bar. Times are never asserted, only ratios and counts (architecture.md, Tooling). */
export interface Figure {
  readonly name: string
  readonly value: number
  /** `atLeast` or `atMost` this. */
  readonly bar: { readonly atLeast: number } | { readonly atMost: number }
  /** What the figure was measured against, with its own number where it has one. */
  readonly baseline: string
}

export interface Bench {
  readonly name: string
  readonly description: string
  /** All at once, or each as soon as it is measured, where that takes long. */
  run(): Promise<Figure[]> | AsyncIterable<Figure>
}

export const holds = ({ value, bar }: Figure): boolean =>
  'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost

const rounded = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))

/** name, value, bar, holds or falls short, baseline: tab-separated. */
export const lineOf = (figure: Figure): string =>
  [
    figure.name,
    rounded(figure.value),
    'atLeast' in figure.bar ? `>= ${figure.bar.atLeast}` : `<= ${figure.bar.atMost}`,
    holds(figure) ? 'holds' : 'falls short',
    figure.baseline,
  ].join('\t')

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
