import { model } from '../generated/model.ts'
import { type DataType, dataTypes } from './data-types.ts'

/** One child that a type may have: `min` 0 or 1, `max` 1 or without bound. */
export type ChildRule = { readonly name: string; readonly type: string; readonly min: 0 | 1; readonly many: boolean }

export type TypeRules = {
  readonly children: readonly ChildRule[]
  readonly positions: ReadonlyMap<string, number>
  /** the places of those that must be there */
  readonly required: readonly number[]
  /** one of the children stands there, and only one */
  readonly isChoice?: boolean
}

/** What a document is checked against: the aggregates and the values of its syntax, by the names of their types. */
export type Schema = {
  readonly rulesOf: (type: string) => TypeRules | undefined
  readonly dataTypes: Readonly<Record<string, DataType>>
}

const made = new Map<string, TypeRules>()

/** The children of a document type or aggregate, made out of the model when first asked for. */
export function rulesOf(type: string): TypeRules | undefined {
  const known = made.get(type)
  if (known) return known
  const source = Object.hasOwn(model, type) ? model[type] : undefined
  if (source === undefined) return undefined
  const children = source.split(' ').map(childRule)
  const rules: TypeRules = {
    children,
    positions: new Map(children.map((child, i) => [child.name, i])),
    required: children.flatMap(({ min }, i) => (min === 1 ? [i] : [])),
  }
  made.set(type, rules)
  return rules
}

function childRule(source: string): ChildRule {
  const [, name = '', mark = '', type = ''] = /^([a-z]+:\w+)([?!*+])(\w*)$/.exec(source) ?? []
  return {
    name,
    type: type || name.slice(name.indexOf(':') + 1),
    min: mark === '!' || mark === '+' ? 1 : 0,
    many: mark === '*' || mark === '+',
  }
}

/** UBL 2 as rules of order, cardinality and type. */
export const ublSchema: Schema = { rulesOf, dataTypes }
