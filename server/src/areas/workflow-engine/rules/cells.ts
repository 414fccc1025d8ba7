import type { factsKnown } from './facts.ts'

type FactType = (typeof factsKnown)[keyof typeof factsKnown]['type']

interface Interval {
  readonly from: number
  readonly to: number
  readonly hasFrom: boolean
  readonly hasTo: boolean
}

/** The values for which a cell holds: all, numbers between others, some words, or all words but some. */
export type Values =
  | { readonly kind: 'ALL' }
  | { readonly kind: 'NUMBERS'; readonly intervals: readonly Interval[] }
  | { readonly kind: 'WORDS'; readonly words: ReadonlySet<string>; readonly areOut: boolean }

const number = String.raw`-?\d+(?:\.\d+)?`
const comparison = new RegExp(`^(<=|>=|<|>|=)?\\s*(${number})$`)
const range = new RegExp(`^([[\\](])\\s*(${number})\\s*\\.\\.\\s*(${number})\\s*([\\][)])$`)
const word = /^"([^"\\]*)"$/

/** The values for which a cell of a column holds; undefined where only FEEL can tell. */
export function valuesOf(cell: string, type: FactType): Values | undefined {
  const text = cell.trim()
  if (text === '-') return { kind: 'ALL' }
  const without = /^not\((.*)\)$/s.exec(text)?.[1]
  const parts = partsOf(without ?? text)
  if (parts === undefined) return undefined
  if (type === 'NUMBER') {
    if (without !== undefined) return undefined
    if (parts.every((part) => word.test(part))) return { kind: 'NUMBERS', intervals: [] }
    const intervals = parts.map(intervalOf)
    return intervals.includes(undefined) ? undefined : { kind: 'NUMBERS', intervals: intervals as Interval[] }
  }
  if (type === 'YES_NO') {
    if (!parts.every((part) => part === 'true' || part === 'false')) return undefined
    const words = (['true', 'false'] as const).filter((one) => parts.includes(one) === (without === undefined))
    return { kind: 'WORDS', words: new Set(words), areOut: false }
  }
  if (type !== 'TEXT') return undefined
  const words = parts.map((part) => word.exec(part)?.[1])
  return words.includes(undefined)
    ? undefined
    : { kind: 'WORDS', words: new Set(words as string[]), areOut: without !== undefined }
}

/** The tests of a cell, between its commas; undefined where text holds a comma or a quotation mark is open. */
function partsOf(text: string): string[] | undefined {
  const parts = text.match(/(?:"[^"]*"|[^",])+/g)?.map((part) => part.trim())
  return parts === undefined || parts.some((part) => part === '') ? undefined : parts
}

function intervalOf(part: string): Interval | undefined {
  const compared = comparison.exec(part)
  if (compared !== null) {
    const value = Number(compared[2])
    const [all, none] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    if (compared[1] === '<' || compared[1] === '<=')
      return { from: none, to: value, hasFrom: false, hasTo: compared[1] === '<=' }
    if (compared[1] === '>' || compared[1] === '>=')
      return { from: value, to: all, hasFrom: compared[1] === '>=', hasTo: false }
    return { from: value, to: value, hasFrom: true, hasTo: true }
  }
  const ranged = range.exec(part)
  if (ranged === null) return undefined
  return { from: Number(ranged[2]), to: Number(ranged[3]), hasFrom: ranged[1] === '[', hasTo: ranged[4] === ']' }
}

const holdsNothing = ({ from, to, hasFrom, hasTo }: Interval): boolean =>
  from > to || (from === to && !(hasFrom && hasTo))

/** No value is among them. */
export const areNone = (values: Values): boolean =>
  values.kind === 'NUMBERS'
    ? values.intervals.every(holdsNothing)
    : values.kind === 'WORDS' && !values.areOut && values.words.size === 0

/** Some value is among both. */
export function meet(one: Values, other: Values): boolean {
  if (one.kind === 'ALL') return !areNone(other)
  if (other.kind === 'ALL') return !areNone(one)
  if (one.kind === 'NUMBERS' && other.kind === 'NUMBERS')
    return one.intervals.some((a) => other.intervals.some((b) => !holdsNothing(both(a, b))))
  if (one.kind !== 'WORDS' || other.kind !== 'WORDS') return false
  if (one.areOut && other.areOut) return true
  const [some, filter] = one.areOut ? [other, one] : [one, other]
  return [...some.words].some((value) => filter.words.has(value) !== filter.areOut)
}

function both(a: Interval, b: Interval): Interval {
  const first = a.from > b.from || (a.from === b.from && !a.hasFrom) ? a : b
  const last = a.to < b.to || (a.to === b.to && !a.hasTo) ? a : b
  return { from: first.from, hasFrom: first.hasFrom, to: last.to, hasTo: last.hasTo }
}

/** All of the other values are among these. */
export function cover(these: Values, others: Values): boolean {
  if (these.kind === 'ALL' || areNone(others)) return true
  if (these.kind === 'NUMBERS' && others.kind === 'NUMBERS')
    return others.intervals.every((inner) => these.intervals.some((outer) => isWithin(inner, outer)))
  if (these.kind !== 'WORDS' || others.kind !== 'WORDS') return false
  if (!others.areOut) return [...others.words].every((value) => these.words.has(value) !== these.areOut)
  return these.areOut && [...these.words].every((value) => others.words.has(value))
}

const isWithin = (inner: Interval, outer: Interval): boolean =>
  holdsNothing(inner) ||
  ((inner.from > outer.from || (inner.from === outer.from && (outer.hasFrom || !inner.hasFrom))) &&
    (inner.to < outer.to || (inner.to === outer.to && (outer.hasTo || !inner.hasTo))))
