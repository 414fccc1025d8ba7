import type { Coding, Of } from '@kontor/contract'

type Codes = Omit<Of<typeof Coding>, 'documentId' | 'version'>
export type Place = 'HEADER' | 'LINE' | 'REQUISITION'

export interface Known {
  /** What the order has. */
  readonly own: Codes
  /** What its requisition has, by the requisition's lines. */
  readonly source: Codes
  readonly lines: readonly { readonly orderLineId: string; readonly sourceLineId: string }[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The codes of an order once those of one place are carried to another; undefined where nothing is carried that way. To the
 * head go codes that all lines share; a line without codes at the source keeps its own.
 */
export function carriedCodes(from: Place, to: Place, { own, source, lines }: Known): Codes | undefined {
  const splitsOf = (sourceLineId: string) => source.lines.find(({ lineId }) => lineId === sourceLineId)?.splits ?? []
  if (from === 'REQUISITION' && to === 'LINE') {
    const taken = lines.flatMap(({ orderLineId, sourceLineId }) => {
      const splits = splitsOf(sourceLineId)
      return splits.length === 0 ? [] : [{ lineId: orderLineId, splits }]
    })
    const ids = new Set(taken.map(({ lineId }) => lineId))
    return { ...own, lines: [...own.lines.filter(({ lineId }) => !ids.has(lineId)), ...taken] }
  }
  if (from === 'REQUISITION' && to === 'HEADER') {
    const [first = [], ...others] = lines.map(({ sourceLineId }) => splitsOf(sourceLineId))
    return others.every((splits) => isSame(splits, first)) && first.length > 0 ? { ...own, header: first } : own
  }
  if (from === 'HEADER' && to === 'LINE')
    return { ...own, lines: lines.map(({ orderLineId }) => ({ lineId: orderLineId, splits: own.header })) }
  return undefined
}
