import { type Decimal, exact } from '@kontor/ubl'

/** UN/ECE recommendation 20: units that measure the same, and how many of the first of them one of each is. */
const kinds: readonly Readonly<Record<string, string>>[] = [
  // Pieces, whatever they are called, and what is counted in them.
  { C62: '1', H87: '1', EA: '1', PCE: '1', NAR: '1', PR: '2', DZN: '12', GRO: '144', CEN: '100', MIL: '1000' },
  { KGM: '1', GRM: '0.001', MGM: '0.000001', TNE: '1000', DTN: '100', LBR: '0.45359237' },
  { MTR: '1', DMT: '0.1', CMT: '0.01', MMT: '0.001', KMT: '1000', INH: '0.0254', FOT: '0.3048' },
  { LTR: '1', MLT: '0.001', CLT: '0.01', HLT: '100', MTQ: '1000', DMQ: '1' },
  { MTK: '1', CMK: '0.0001', HAR: '10000' },
  { HUR: '1', MIN: '0.0166666666666666666666', SEC: '0.000277777777777777777' },
  { KWH: '1', MWH: '1000', WHR: '0.001' },
]

/** How many of one unit one of another is; undefined where they measure different things, or nobody knows. */
export function unitFactor(from: string | undefined, to: string | undefined): Decimal | undefined {
  if (from === to) return exact('1')
  if (from === undefined || to === undefined) return undefined
  const kind = kinds.find((one) => from in one && to in one)
  const [a, b] = [kind?.[from], kind?.[to]]
  return a === undefined || b === undefined ? undefined : exact(a).div(exact(b))
}
