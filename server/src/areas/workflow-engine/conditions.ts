import { type Message, t } from '@kontor/i18n'
import { evaluate, unaryTest } from 'feelin'
import { anything } from './rules/decision-table.ts'
import { type Facts, unknownFacts } from './rules/facts.ts'

/** Whether a condition in FEEL holds; null where what it asks is not known, or it is no yes or no. */
export function holds(condition: string, facts: Facts): boolean | null {
  const { value } = evaluate(condition, { ...facts })
  return typeof value === 'boolean' ? value : null
}

const notFound = new Set(['NO_VARIABLE_FOUND', 'NO_FUNCTION_FOUND'])

/** What is wrong with a condition; undefined where it can be asked of any document. */
export function whyNotAsk(condition: string): Message | undefined {
  try {
    const { warnings } = evaluate(condition, { ...unknownFacts })
    const missing = warnings.find(({ type }) => notFound.has(type))
    if (missing === undefined) return undefined
    const name = condition.slice(missing.position.from, missing.position.to)
    return t`${name} is not a known name. Pick one from the list`
  } catch {
    return t`it is not valid FEEL. An example: amount > 1000 and not(hasOrder)`
  }
}

/**
 * Whether a cell of a table holds for the fact of its column; null where the fact, or another that the cell asks for, is not known.
 * FEEL compares with what is not known as with any other value, which would take rows that nobody can answer for.
 */
export function fits(cell: string, input: string, facts: Facts): boolean | null {
  if (cell === anything) return true
  const asked = [
    input,
    ...Object.keys(facts).filter((name) => new RegExp(`\\b${name}\\b`, 'u').test(withoutText(cell))),
  ]
  if (!asksForNothing.test(cell) && asked.some((name) => (facts[name] ?? null) === null)) return null
  const { value } = unaryTest(cell, { ...facts, '?': facts[input] ?? null })
  return typeof value === 'boolean' ? value : null
}

/** Cells that ask whether anything is known. */
const asksForNothing = /^(?:null|not\(\s*null\s*\))$/

const withoutText = (cell: string): string => cell.replaceAll(/"[^"]*"/g, '')

/** What is wrong with a cell of a table; undefined where it can be asked of any document. */
export function whyNotFit(cell: string): Message | undefined {
  try {
    const { warnings } = unaryTest(cell, { ...unknownFacts, '?': null })
    const missing = warnings.find(({ type }) => notFound.has(type))
    if (missing === undefined) return undefined
    const name = cell.slice(missing.position.from, missing.position.to)
    return t`${name} is not a known name. Put text in quotation marks`
  } catch {
    return t`it is not valid FEEL. Examples: > 1000, "EUR", - for anything`
  }
}
