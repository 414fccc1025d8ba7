import { isDecimal } from '@kontor/kit'
import { sumOfShares } from '@kontor/ubl'
import type { Coding, Split, Value } from '../queries/coding.ts'

/** A part as it is being written; its key is its own among the parts beside it, wherever it stands. */
export type Part = Split & { readonly key: number }

/** A coding as it is being written. */
export interface Draft {
  readonly header: readonly Part[]
  readonly lines: readonly { readonly lineId: string; readonly parts: readonly Part[] }[]
}

const keyed = (splits: readonly Split[]): Part[] => splits.map((split, key) => ({ ...split, key }))

export const draftOf = ({ header, lines }: Coding): Draft => ({
  header: keyed(header),
  lines: lines.map(({ lineId, splits }) => ({ lineId, parts: keyed(splits) })),
})

/** The parts of the whole document, or of a line; one at least, to write in. */
export const partsAt = ({ header, lines }: Draft, lineId: string | undefined): readonly Part[] => {
  const parts = lineId === undefined ? header : lines.find((line) => line.lineId === lineId)?.parts
  return parts?.length ? parts : [{ key: 0, values: [] }]
}

export function withParts(draft: Draft, lineId: string | undefined, parts: readonly Part[]): Draft {
  if (lineId === undefined) return { ...draft, header: parts }
  const isThere = draft.lines.some((line) => line.lineId === lineId)
  const line = { lineId, parts }
  return {
    ...draft,
    lines: isThere ? draft.lines.map((one) => (one.lineId === lineId ? line : one)) : [...draft.lines, line],
  }
}

export const withCode = (part: Part, listId: string, value: Value | undefined): Part => ({
  ...part,
  values: [...part.values.filter((one) => one.listId !== listId), ...(value ? [value] : [])],
})

/** How much a part is; '' where that is not said yet. */
export function withShare({ key, values }: Part, unit: 'amount' | 'percent', share: string): Part {
  return share === '' ? { key, values } : { key, values, [unit]: share }
}

/** One part more, with the codes of the last: most often one of them is another. */
export const withPartAdded = (parts: readonly Part[]): Part[] => [
  ...parts,
  { key: 1 + Math.max(-1, ...parts.map(({ key }) => key)), values: [...(parts.at(-1)?.values ?? [])] },
]

/** Without a part; one that is left alone is the whole again. */
export function withPartRemoved(parts: readonly Part[], removed: Part): Part[] {
  const left = parts.filter(({ key }) => key !== removed.key)
  return left.length === 1 ? left.map(({ key, values }) => ({ key, values })) : left
}

/** The one part that does not say how much it is gets what the others leave, where they leave something. */
export function withRest(parts: readonly Part[], total: string | undefined): Part[] {
  const open = parts.filter(({ amount, percent }) => amount === undefined && percent === undefined)
  const others = parts.filter((part) => !open.includes(part))
  if (open.length !== 1 || !others.every(({ amount, percent }) => isDecimal(amount ?? percent ?? ''))) return [...parts]
  const sum = sumOfShares(others, total)
  if (sum === undefined || sum.rest === '0' || sum.rest.startsWith('-') !== sum.whole.startsWith('-')) return [...parts]
  return parts.map((part) => (open.includes(part) ? { ...part, [sum.unit]: sum.rest } : part))
}

/** As it is saved: without places where nothing is coded, and lines that the document has no more. */
export function tidy({ header, lines }: Draft, lineIds: readonly string[]): Coding {
  const coded = (parts: readonly Part[]) => parts.length > 1 || parts.some(({ values }) => values.length > 0)
  const splitsOf = (parts: readonly Part[]): Split[] => parts.map(({ key: _, ...split }) => split)
  return {
    header: coded(header) ? splitsOf(header) : [],
    lines: lines
      .filter(({ lineId, parts }) => lineIds.includes(lineId) && coded(parts))
      .map(({ lineId, parts }) => ({ lineId, splits: splitsOf(parts) })),
  }
}
