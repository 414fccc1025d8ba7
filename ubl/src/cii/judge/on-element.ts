import type { ElementRule } from '../../rules/elements.ts'
import type { Said } from '../../said.ts'

/** A rule on every element of a name in a CII invoice, in the few words that differ. */
export const onElement = (
  name: string,
  id: string,
  terms: string,
  holds: ElementRule['holds'],
  says: string | Said,
  fix: string | Said,
  severity: ElementRule['severity'] = 'fatal',
): ElementRule => ({
  id,
  severity,
  terms: terms === '' ? [] : terms.split(' '),
  about: (one) => one === name,
  holds,
  says: () => says,
  fix,
})
