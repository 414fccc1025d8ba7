import type { Coding as CodingEntity, CodingValue, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { firstTwice } from './duplicates.ts'

export type Coding = Pick<Of<typeof CodingEntity>, 'header' | 'lines'>
export type Split = Coding['header'][number]
export type Value = Of<typeof CodingValue>

/** All parts of a coding with where they stand: of the whole, and of each line. */
export const places = ({ header, lines }: Coding): { lineId?: string; splits: readonly Split[]; path: string }[] => [
  { splits: header, path: 'header' },
  ...lines.map(({ lineId, splits }, at) => ({ lineId, splits, path: `lines[${at}].splits` })),
]

export const valuesOf = (coding: Coding): Value[] =>
  places(coding).flatMap(({ splits }) => splits.flatMap(({ values }) => values))

/** The codes that a coding carries, each once, by the lists that they are of. */
export function codesByList(coding: Coding): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { listId, code } of valuesOf(coding)) codes.set(listId, (codes.get(listId) ?? new Set()).add(code))
  return codes
}

/** Why a coding cannot be kept, whatever its lists say: it would not say one thing. Undefined where it can. */
export function whyNotKeep(coding: Coding): Message | undefined {
  const line = firstTwice(coding.lines.map(({ lineId }) => lineId))
  if (line !== undefined) return t`lines contains the line ${line} twice: combine its parts in one entry`
  for (const { splits, path } of places(coding))
    for (const [at, { amount, percent, values }] of splits.entries()) {
      const here = `${path}[${at}]`
      if (amount !== undefined && percent !== undefined)
        return t`${here} has both the amount ${amount} and the percentage ${percent}: use one of them`
      const list = firstTwice(values.map(({ listId }) => listId))
      if (list !== undefined) return t`${here} has two codes from the list ${list}: split it and use one code per part`
    }
  return undefined
}

/** The coding with a code for the whole, in each of its parts in the place of another of the same list. */
export function withCode({ header, lines }: Coding, value: Value): Coding {
  const parts = header.length > 0 ? header : [{ values: [] }]
  return keptCoding({
    header: parts.map((part) => ({
      ...part,
      values: [...part.values.filter(({ listId }) => listId !== value.listId), value],
    })),
    lines,
  })
}

/**
 * A coding as it is kept: each part’s codes in the order of their lists’ ids, without what a list calls them, and no line
 * without a part. Two codings that say the same are the same.
 */
export const keptCoding = ({ header, lines }: Coding): Coding => ({
  header: header.map(keptSplit),
  lines: lines.flatMap(({ lineId, splits }) =>
    splits.length === 0 ? [] : [{ lineId, splits: splits.map(keptSplit) }],
  ),
})

const keptSplit = ({ values, amount, percent }: Split): Split => ({
  ...(amount === undefined ? {} : { amount }),
  ...(percent === undefined ? {} : { percent }),
  values: values.map(({ listId, code }) => ({ listId, code })).toSorted((a, b) => (a.listId < b.listId ? -1 : 1)),
})
