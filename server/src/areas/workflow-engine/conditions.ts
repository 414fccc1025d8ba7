import { type Message, t } from '@kontor/i18n'
import { evaluate } from 'feelin'
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
