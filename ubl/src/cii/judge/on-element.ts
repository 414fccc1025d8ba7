import type { Message } from '../../message.ts'
import type { ElementRule } from '../../rules/elements.ts'
import type { Rule } from '../../rules/rule.ts'

/**
 * A rule on every element of a name in a CII invoice, or only where it stands in another (`ram:Parent/ram:Name`), in the
 * few words that differ.
 */
export const onElement = (
  where: string,
  id: string,
  terms: string,
  holds: ElementRule['holds'],
  says: string | Message,
  fix: string | Message,
  severity: ElementRule['severity'] = 'fatal',
): ElementRule => {
  const [name, parent] = where.split('/').reverse()
  return {
    id,
    severity,
    terms: terms === '' ? [] : terms.split(' '),
    about: (one, above) => one === name && (parent === undefined || above === parent),
    holds,
    says: () => says,
    fix,
  }
}

/** A rule for UBL that CII is asked at an element of its own: the words are the same. */
export function likeRule(rules: readonly Rule[], id: string, where: string, holds: ElementRule['holds']): ElementRule {
  const known = rules.find((one) => one.id === id)
  if (!known || typeof known.says === 'function') throw new Error(`There is no rule ${id} that always says the same.`)
  return onElement(where, id, known.terms.join(' '), holds, known.says, known.fix, known.severity)
}
