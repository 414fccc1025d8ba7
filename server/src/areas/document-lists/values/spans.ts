import { maxMinor, minMinor, storable } from '../../entries/index.ts'

/** Whole minor units, both ends included; one that is not given is as far as amounts go. */
export interface Span {
  readonly from: bigint
  readonly to: bigint
}

export const spanOf = (from: bigint | undefined, to: bigint | undefined): Span => ({
  from: storable(from ?? minMinor),
  to: storable(to ?? maxMinor),
})

const isSpan = ({ from, to }: Span): boolean => from <= to

/** The amounts that begin with the same digits as this one and are as long: 12 345 lies among 12 000 to 12 999 by two. */
export function alike(amount: bigint, digits: number): Span {
  const size = amount < 0n ? -amount : amount
  const step = 10n ** BigInt(Math.max(0, String(size).length - digits))
  const [low, high] = [(size / step) * step, (size / step) * step + step - 1n]
  return amount < 0n ? { from: -high, to: -low } : { from: low, to: high }
}

/** What of a span is made of all amounts alike by so many digits; undefined where nothing is. */
function wholeOf({ from, to }: Span, digits: number): Span | undefined {
  const [first, last] = [alike(from, digits), alike(to, digits)]
  const whole = {
    from: from === minMinor || first.from === from ? from : first.to + 1n,
    to: to === maxMinor || last.to === to ? to : last.from - 1n,
  }
  return isSpan(whole) ? whole : undefined
}

/** What is left of a span before and behind what was taken out of it. */
const around = ({ from, to }: Span, taken: Span | undefined): Span[] =>
  taken === undefined
    ? [{ from, to }]
    : [
        { from, to: taken.from - 1n },
        { from: taken.to + 1n, to },
      ].filter(isSpan)

/** A span in steps: what the first digit tells, what the first two do, and the amounts that must be looked at. */
export function inSteps(span: Span): { whole: Span | undefined; magnitudes: Span[]; amounts: Span[]; rows: Span[] } {
  if (!isSpan(span)) return { whole: undefined, magnitudes: [], amounts: [], rows: [] }
  const whole = wholeOf(span, 2)
  const magnitude = whole && wholeOf(whole, 1)
  return {
    whole,
    magnitudes: magnitude ? [magnitude] : [],
    amounts: whole ? around(whole, magnitude) : [],
    rows: around(span, whole),
  }
}
