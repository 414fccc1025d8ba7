import type { Coding, Of } from '@kontor/contract'

type Codes = Omit<Of<typeof Coding>, 'documentId' | 'version'>
export type Place = 'HEADER' | 'LINE' | 'REQUISITION'

export interface Known {
  /** What the order has. */
  readonly own: Codes
  /** The lines of the order, for what is carried from its head. */
  readonly lineIds: readonly string[]
  /** What the requisition has for each line of the order that came out of it, for what is carried from there. */
  readonly source: Codes['lines']
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The codes of an order once those of one place are carried to another; undefined where nothing is carried that way. To the
 * head go codes that all lines share; what has no codes at the source keeps its own.
 */
export function carriedCodes(from: Place, to: Place, { own, lineIds, source }: Known): Codes | undefined {
  if (from === 'REQUISITION' && to === 'LINE') return { ...own, lines: withLines(own.lines, source) }
  if (from === 'REQUISITION' && to === 'HEADER') {
    const [first = [], ...others] = source.map(({ splits }) => splits)
    return others.every((splits) => isSame(splits, first)) && first.length > 0 ? { ...own, header: first } : own
  }
  if (from === 'HEADER' && to === 'LINE')
    return own.header.length === 0 ? own : { ...own, lines: lineIds.map((lineId) => ({ lineId, splits: own.header })) }
  return undefined
}

/** Lines with others in their place, as far as these have codes, and the rest of those behind them. */
function withLines(lines: Codes['lines'], taken: Codes['lines']): Codes['lines'] {
  const coded = new Map(taken.filter(({ splits }) => splits.length > 0).map((line) => [line.lineId, line]))
  const known = new Set(lines.map(({ lineId }) => lineId))
  return [
    ...lines.map((line) => coded.get(line.lineId) ?? line),
    ...[...coded.values()].filter(({ lineId }) => !known.has(lineId)),
  ]
}
