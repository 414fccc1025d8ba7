import { amountTerms } from './amounts.ts'
import { documentTerms } from './document.ts'
import { lineTerms } from './lines.ts'
import { partyTerms } from './parties.ts'
import type { Row } from './term.ts'

const made = new Map<string, readonly Row[]>()

/**
 * All business terms of EN 16931-1 with where UBL has them (CEN/TS 16931-3-2) and where CII has them (3-3), read in both
 * directions. In their order: what a row has taken is no longer there for the next.
 */
export function termsOf(type: 'Invoice' | 'CreditNote'): readonly Row[] {
  const rows = made.get(type) ?? [...documentTerms(type), ...partyTerms, ...amountTerms(type), lineTerms(type)]
  made.set(type, rows)
  return rows
}
