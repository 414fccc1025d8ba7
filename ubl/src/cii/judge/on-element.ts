import type { ElementRule } from '../../rules/elements.ts'

/** A rule on every element of a name in a CII invoice, in the few words that differ. */
export const onElement = (
  name: string,
  id: string,
  terms: string,
  holds: ElementRule['holds'],
  says: string,
  fix: string,
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
