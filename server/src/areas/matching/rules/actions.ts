import type { MatchAction, MatchOutcome, MatchState, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A match as far as it is decided on. */
export interface Decided {
  readonly state: MatchState | null
  /** Why its invoice is not answered any more; undefined while it is open. */
  readonly closed: Message | undefined
  /** Whether somebody or a rule approved its invoice, or its supplier was told that it is accepted. */
  readonly isDecided: boolean
  /** Why what was decided stands: its invoice is paid or turned down. */
  readonly settled: Message | undefined
}

/** Why nobody accepts how an invoice differs; undefined where somebody can. */
export function whyNotAccept({ state, closed }: Pick<Decided, 'state' | 'closed'>): Message | undefined {
  if (closed !== undefined) return closed
  return state === 'DIFFERS' ? undefined : noDifferences[state ?? 'NONE']
}

const noDifferences = {
  NONE: t`it is not the invoice of an order`,
  MATCHED: t`it does not differ from its order`,
  WITHIN: t`its differences are within tolerance`,
  ACCEPTED: t`its differences are already accepted`,
}

/** Why nobody takes that back. */
export function whyNotReopen({ state, isDecided, settled }: Omit<Decided, 'closed'>): Message | undefined {
  if (settled !== undefined) return settled
  if (state === null) return noDifferences.NONE
  return state === 'ACCEPTED' || isDecided ? undefined : t`nothing of it is accepted or approved`
}

/** What a person may do with a match now. */
export const matchActions = (decided: Decided, permissions: ReadonlySet<Permission>): MatchAction[] => [
  ...(permissions.has('match.accept') && whyNotAccept(decided) === undefined ? (['acceptDifferences'] as const) : []),
  ...(permissions.has('match.accept') && whyNotReopen(decided) === undefined ? (['reopen'] as const) : []),
  ...(permissions.has('match.accept') && decided.closed === undefined ? (['remap'] as const) : []),
]

/** What is known of an invoice before something is done with it by itself. */
export interface Following {
  readonly state: MatchState | null
  /** What the company has happen with an invoice of this supplier that fits. */
  readonly wanted: MatchOutcome
  /** Somebody was asked for its approval. */
  readonly isAsked: boolean
  /** Nobody has answered it, and it can be answered. */
  readonly isOpen: boolean
  /** Something else was found that a person should look at. */
  readonly hasWarnings: boolean
}

/** What happens by itself with an invoice: only with one that fits, and only where no person was asked and none should look. */
export const outcomeFor = ({ state, wanted, isAsked, isOpen, hasWarnings }: Following): MatchOutcome =>
  fits(state) && isOpen && !isAsked && !hasWarnings ? wanted : 'NOTHING'

/** Whether an invoice differs by nothing that the company does not tolerate: what was approved because it fitted stands while it does. */
export const fits = (state: MatchState | null): boolean => state === 'MATCHED' || state === 'WITHIN'
