import { isDecimal } from '@kontor/kit'
import { sumOfShares } from '@kontor/ubl'
import type { Coding, Split, Value } from '../api/coding.ts'

/** The parts of the whole document, or of a line; one at least, to write in. */
export const partsAt = ({ header, lines }: Coding, lineId: string | undefined): readonly Split[] => {
  const parts = lineId === undefined ? header : lines.find((line) => line.lineId === lineId)?.splits
  return parts?.length ? parts : [{ values: [] }]
}

export function withParts(coding: Coding, lineId: string | undefined, splits: Split[]): Coding {
  if (lineId === undefined) return { ...coding, header: splits }
  const isThere = coding.lines.some((line) => line.lineId === lineId)
  const line = { lineId, splits }
  return {
    ...coding,
    lines: isThere ? coding.lines.map((one) => (one.lineId === lineId ? line : one)) : [...coding.lines, line],
  }
}

export const withCode = (split: Split, listId: string, value: Value | undefined): Split => ({
  ...split,
  values: [...split.values.filter((one) => one.listId !== listId), ...(value ? [value] : [])],
})

/** How much a part is; '' where that is not said yet. */
export function withShare({ values }: Split, unit: 'amount' | 'percent', share: string): Split {
  return share === '' ? { values } : { values, [unit]: share }
}

/** One part more, with the codes of the last: most often one of them is another. */
export const withPartAdded = (splits: readonly Split[]): Split[] => [
  ...splits,
  { values: [...(splits.at(-1)?.values ?? [])] },
]

/** Without a part; one that is left alone is the whole again. */
export function withPartRemoved(splits: readonly Split[], at: number): Split[] {
  const left = splits.filter((_, place) => place !== at)
  return left.length === 1 ? left.map(({ values }) => ({ values })) : left
}

/** The one part that does not say how much it is gets what the others leave, where they leave something. */
export function withRest(splits: readonly Split[], total: string | undefined): Split[] {
  const open = splits.filter(({ amount, percent }) => amount === undefined && percent === undefined)
  const others = splits.filter((split) => !open.includes(split))
  if (open.length !== 1 || !others.every(({ amount, percent }) => isDecimal(amount ?? percent ?? '')))
    return [...splits]
  const sum = sumOfShares(others, total)
  if (sum === undefined || sum.rest === '0' || sum.rest.startsWith('-') !== sum.whole.startsWith('-'))
    return [...splits]
  return splits.map((split) => (open.includes(split) ? { ...split, [sum.unit]: sum.rest } : split))
}

/** As it is saved: without places where nothing is coded, and lines that the document has no more. */
export function tidy({ header, lines }: Coding, lineIds: readonly string[]): Coding {
  const coded = (splits: readonly Split[]) => splits.length > 1 || splits.some(({ values }) => values.length > 0)
  return {
    header: coded(header) ? header : [],
    lines: lines.filter(({ lineId, splits }) => lineIds.includes(lineId) && coded(splits)),
  }
}
