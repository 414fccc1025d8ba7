import { type SharesSum, sumOfShares } from '@kontor/ubl'
import { type Coding, places, type Split, type Value } from './coding.ts'
import type { KnownList } from './completeness.ts'

/** An entry of a list as far as the rules look at it. */
export interface KnownEntry {
  readonly listId: string
  readonly code: string
  readonly active: boolean
  /** Where it names codes of another list, it goes with these of that list and no others. */
  readonly goesWith: readonly Value[]
}

/** What is coded: how much the whole is without tax, and how much each line. */
export interface Subject {
  readonly currency: string | undefined
  readonly total: string | undefined
  readonly lines: ReadonlyMap<string, string | undefined>
}

export interface Known {
  readonly subject: Subject
  readonly lists: readonly KnownList[]
  readonly entryOf: (value: Value) => KnownEntry | undefined
  /** The document carried it already: it stays, though its entry may be out of use by now. */
  readonly carries: (value: Value) => boolean
}

/** What is wrong, in data: its words are made for their reader. */
type Violation =
  | { readonly rule: 'UNKNOWN_LINE' }
  | { readonly rule: 'UNKNOWN_CODE' | 'OUT_OF_USE' | 'STILL_CARRIED'; readonly list: string; readonly code: string }
  | { readonly rule: 'NOT_TOGETHER'; readonly code: string; readonly otherCode: string }
  | { readonly rule: 'WRONG_PLACE'; readonly list: string }
  | { readonly rule: 'NO_SHARE'; readonly part: number }
  | ({ readonly rule: 'TOO_LITTLE' | 'TOO_MUCH' } & SharesSum)
export type RuleId = Violation['rule']
export type Remark = Violation & { readonly path: string; readonly lineId: string | undefined }

/** What does not hold the coding up: a document keeps a code that it had before its entry went out of use. */
export const isFatal = ({ rule }: { readonly rule: RuleId }): boolean => rule !== 'STILL_CARRIED'

/** Whether the codes are those of their lists and go with one another, and the parts add up. */
export function remarksOn(coding: Coding, known: Known): Remark[] {
  const { subject } = known
  const ofWhole = coding.header.length === 1 ? (coding.header[0]?.values ?? []) : []
  return places(coding).flatMap(({ lineId, splits, path }) => {
    if (lineId !== undefined && !subject.lines.has(lineId)) return [{ rule: 'UNKNOWN_LINE', path, lineId }]
    const total = lineId === undefined ? subject.total : subject.lines.get(lineId)
    const onCodes = splits.flatMap(({ values }, part) =>
      values.flatMap((value, nth) =>
        [
          ...onValue(value, known),
          ...onPlace(value, lineId, known),
          ...onOthers(value, withThoseOfWhole(values, ofWhole), known),
        ].map((violation) => ({ ...violation, path: `${path}[${part}].values[${nth}]`, lineId })),
      ),
    )
    return [...onCodes, ...onShares(splits, total).map((violation) => ({ ...violation, path, lineId }))]
  })
}

const listName = ({ lists }: Known, listId: string): string => lists.find(({ id }) => id === listId)?.name ?? listId

function onValue(value: Value, known: Known): Violation[] {
  const entry = known.entryOf(value)
  const at = { list: listName(known, value.listId), code: value.code }
  if (entry === undefined) return [{ rule: 'UNKNOWN_CODE', ...at }]
  if (entry.active) return []
  return [{ rule: known.carries(value) ? 'STILL_CARRIED' : 'OUT_OF_USE', ...at }]
}

function onPlace({ listId }: Value, lineId: string | undefined, known: Known): Violation[] {
  const isForWhole = known.lists.some(({ id, target }) => id === listId && target === 'HEADER')
  return lineId !== undefined && isForWhole ? [{ rule: 'WRONG_PLACE', list: listName(known, listId) }] : []
}

function onOthers(value: Value, beside: readonly Value[], known: Known): Violation[] {
  const goesWith = known.entryOf(value)?.goesWith ?? []
  return beside.flatMap(({ listId, code }): Violation[] => {
    const named = goesWith.filter((other) => other.listId === listId)
    const goes = named.length === 0 || named.some((other) => other.code === code)
    return goes ? [] : [{ rule: 'NOT_TOGETHER', code: value.code, otherCode: code }]
  })
}

const withThoseOfWhole = (values: readonly Value[], ofWhole: readonly Value[]): Value[] => [
  ...values,
  ...ofWhole.filter(({ listId }) => !values.some((value) => value.listId === listId)),
]

function onShares(splits: readonly Split[], total: string | undefined): Violation[] {
  const without = splits.findIndex(({ amount, percent }) => amount === undefined && percent === undefined)
  if (splits.length > 1 && without !== -1) return [{ rule: 'NO_SHARE', part: without + 1 }]
  const found = sumOfShares(splits, total)
  if (found === undefined || found.rest === '0') return []
  return [{ rule: isTooMuch(found) ? 'TOO_MUCH' : 'TOO_LITTLE', ...found }]
}

/** Of a credit, whose amounts are below zero, less is more. */
const isTooMuch = ({ rest, whole }: SharesSum): boolean => rest.startsWith('-') !== whole.startsWith('-')
