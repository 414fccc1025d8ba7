import type { ChildRule, Schema, TypeRules } from '../../schema/schema.ts'
import { CII } from '../names.ts'
import { ciiDataTypes } from './data-types.ts'
import { ciiModel } from './model.ts'

const model = new Map(
  ciiModel
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [type: string, children: string]),
)

/** Values that are an element of their own in CII: one of these stands in them. */
const choices: readonly [end: string, children: string][] = [
  ['FormattedDateTime', 'qdt:DateTimeString'],
  ['DateTime', 'udt:DateTimeString udt:DateTime'],
  ['Date', 'udt:DateString udt:Date'],
  ['Indicator', 'udt:IndicatorString udt:Indicator'],
]

const ends = [...model.keys()].toSorted((one, other) => other.length - one.length)
const values = [...Object.keys(ciiDataTypes), ...choices.map(([end]) => end)]

/** The type of an element by its name: an aggregate by the longest end, else a value by its end, else a text. */
function typeOf(name: string): string {
  if (name === CII) return CII
  const aggregate = ends.find((end) => name.endsWith(end))
  if (aggregate !== undefined) return aggregate
  if (/^Formatted\w*DateTime$/.test(name)) return 'FormattedDateTime'
  // What is priced by its parts is no part of an invoice: nothing is said of what stands in it.
  if (name === 'ValuationBreakdownStatement') return 'ext'
  return values.find((end) => name.endsWith(end)) ?? 'Text'
}

const rulesFrom = (children: readonly ChildRule[], isChoice = false): TypeRules => ({
  children,
  positions: new Map(children.map((child, i) => [child.name, i])),
  required: children.flatMap(({ min }, i) => (min === 1 ? [i] : [])),
  isChoice,
})

function childRule(source: string, prefix: string): ChildRule {
  const [, name = '', mark = ''] = /^(\w+)([*!+]?)$/.exec(source) ?? []
  return {
    name: `${prefix}:${name}`,
    type: typeOf(name),
    min: mark === '!' || mark === '+' ? 1 : 0,
    many: mark === '*' || mark === '+',
  }
}

const made = new Map<string, TypeRules | undefined>()

function make(type: string): TypeRules | undefined {
  const choice = choices.find(([end]) => end === type)?.[1]
  if (choice !== undefined)
    return rulesFrom(
      choice.split(' ').map((name): ChildRule => ({ name, type: name, min: 0, many: false })),
      true,
    )
  const prefix = type === CII ? 'rsm' : 'ram'
  return model.has(type)
    ? rulesFrom((model.get(type) ?? '').split(' ').map((source) => childRule(source, prefix)))
    : undefined
}

function rulesOf(type: string): TypeRules | undefined {
  if (!made.has(type)) made.set(type, make(type))
  return made.get(type)
}

/** CII D16B as rules of order, cardinality and type. */
export const ciiSchema: Schema = { rulesOf, dataTypes: ciiDataTypes }

const known = new Map<string, ReadonlyMap<string, number>>()

/** The children of an element by their local names, each with its place; undefined where it holds a value. */
export function ciiChildren(name: string): ReadonlyMap<string, number> | undefined {
  const type = typeOf(name.slice(name.indexOf(':') + 1))
  const places = known.get(type)
  if (places || !model.has(type)) return places
  const made = new Map(rulesOf(type)?.children.map((child, i) => [child.name.slice(child.name.indexOf(':') + 1), i]))
  known.set(type, made)
  return made
}
