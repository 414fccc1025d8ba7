import type { Message } from '../message.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { Scope } from './places.ts'
import type { TradeDocument } from './trade-document.ts'

/**
 * One business rule: what must hold (`holds`) of every element in its scope. A rule looks at what is there and says
 * nothing of what is not its own business, so that it can judge a fragment; it never throws. `terms` names first the
 * business term to mend. `says` and `fix` are one sentence each.
 */
export type Rule = {
  readonly id: string
  readonly severity: 'fatal' | 'warning'
  readonly scope: Scope
  readonly terms: readonly string[]
  readonly says: string | Message | ((of: XmlElement, document: TradeDocument) => string | Message)
  readonly fix: string | Message
  readonly holds: (of: XmlElement, document: TradeDocument) => boolean
  /** Asked once of a document: false where the rule holds of all of it, so that it costs nothing there. */
  readonly concerns?: (document: TradeDocument) => boolean
}

/** A fatal rule in the few words that differ: id, terms, what must hold, what is said where it does not, what mends it. */
export const rule = (
  scope: Scope,
  id: string,
  terms: string,
  holds: Rule['holds'],
  says: Rule['says'],
  fix: Rule['fix'],
  severity: Rule['severity'] = 'fatal',
): Rule => ({ id, severity, scope, terms: terms.split(' '), says, fix, holds })
