import type { Fact } from './api.ts'

/** What is asked of a fact, by its type. */
export const comparisons = {
  NUMBER: ['>', '>=', '<', '<=', '='],
  TEXT: ['=', '!=', 'contains'],
  YES_NO: ['yes', 'no'],
  LIST: ['has', 'hasNot'],
} as const satisfies Record<Fact['Type'], readonly string[]>
export type Comparison = (typeof comparisons)[Fact['Type']][number]

/** A condition that a person chooses without knowing FEEL. */
export interface Simple {
  readonly fact: string
  readonly comparison: Comparison
  readonly value: string
}

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const plain = (text: string): string => text.replaceAll(/\\(.)/g, '$1')

/** The condition in FEEL; undefined while its value is missing. */
export function writeCondition({ fact, comparison, value }: Simple, type: Fact['Type']): string | undefined {
  if (comparison === 'yes') return fact
  if (comparison === 'no') return `not(${fact})`
  const text = value.trim()
  if (text === '') return undefined
  if (comparison === 'contains') return `contains(${fact}, ${quoted(text)})`
  if (comparison === 'has') return `list contains(${fact}, ${quoted(text)})`
  if (comparison === 'hasNot') return `not(list contains(${fact}, ${quoted(text)}))`
  return `${fact} ${comparison} ${type === 'NUMBER' ? text : quoted(text)}`
}

const text = String.raw`"((?:[^"\\]|\\.)*)"`
const shapes: readonly (readonly [RegExp, (found: RegExpExecArray) => Simple])[] = [
  [
    /^(\w+) (>=|<=|>|<|=) (-?\d+(?:\.\d+)?)$/,
    ([, fact = '', comparison, value = '']) => ({ fact, comparison: comparison as '=', value }),
  ],
  [
    new RegExp(`^(\\w+) (=|!=) ${text}$`),
    ([, fact = '', comparison, value = '']) => ({ fact, comparison: comparison as '=', value: plain(value) }),
  ],
  [
    new RegExp(`^contains\\((\\w+), ${text}\\)$`),
    ([, fact = '', value = '']) => ({ fact, comparison: 'contains', value: plain(value) }),
  ],
  [
    new RegExp(`^list contains\\((\\w+), ${text}\\)$`),
    ([, fact = '', value = '']) => ({ fact, comparison: 'has', value: plain(value) }),
  ],
  [
    new RegExp(`^not\\(list contains\\((\\w+), ${text}\\)\\)$`),
    ([, fact = '', value = '']) => ({ fact, comparison: 'hasNot', value: plain(value) }),
  ],
  [/^not\((\w+)\)$/, ([, fact = '']) => ({ fact, comparison: 'no', value: '' })],
  [/^(\w+)$/, ([, fact = '']) => ({ fact, comparison: 'yes', value: '' })],
]

/** The parts of a condition that can be chosen; undefined of one that only FEEL can say. */
export function readCondition(condition: string, facts: readonly Fact[]): Simple | undefined {
  for (const [shape, made] of shapes) {
    const found = shape.exec(condition.trim())
    if (found === null) continue
    const simple = made(found)
    const type = facts.find(({ Name }) => Name === simple.fact)?.Type
    const fits = type !== undefined && (comparisons[type] as readonly string[]).includes(simple.comparison)
    if (fits && writeCondition(simple, type) === condition.trim()) return simple
  }
  return undefined
}
