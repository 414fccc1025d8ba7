import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { proposalsOf } from '../coding-rules/index.ts'
import type { Line } from './bill.ts'
import { isShown, likeliest, type Suggested, seenIn, signsOf } from './rules/index.ts'
import * as store from './store.ts'
import { factsAt, type Subject } from './subject.ts'

/** Where a code is missing: on a line, or for the whole document. */
export interface Place {
  readonly listId: string
  readonly line: Line | undefined
}

/** What a rule of the company says; or what is likely enough, by how bills like it were coded. */
export type Proposal =
  | Suggested
  | { readonly kind: 'RULE'; readonly rule: string; readonly code: string; readonly probability: 1 }

/** What proposes a code for each of these places, one for a place at most. */
export async function proposerFor(
  uow: UnitOfWork,
  subject: Subject,
  places: readonly Place[],
): Promise<(place: Place) => Proposal | undefined> {
  const signsAt = (line: Line | undefined) => signsOf(line, subject.around)
  const [byRule, threshold, evidence] = await Promise.all([
    proposalsOf(uow),
    store.threshold(uow),
    store.evidenceOf(
      uow,
      places.flatMap(({ line }) => signsAt(line)),
    ),
  ])
  const seen = seenIn(evidence)
  return ({ listId, line }) => {
    const ruled = byRule(listId, factsAt(subject, line))
    if (ruled !== undefined) return { kind: 'RULE', ...ruled, probability: 1 }
    const learned = likeliest(signsAt(line), listId, seen)
    return learned && isShown(learned, threshold) ? learned : undefined
  }
}

/** Why a code is proposed, in a sentence. */
export function because(proposal: Proposal, { line }: Place, partner: string): Message {
  if (proposal.kind === 'RULE') return t`By the rule “${proposal.rule}”.`
  const { kind, times, of } = proposal
  switch (kind) {
    case 'ITEM_OF_PARTNER':
      return t`Used ${times} of ${of} times for this item from ${partner}.`
    case 'NAME_OF_PARTNER':
      return t`Used ${times} of ${of} times for lines with this text from ${partner}.`
    case 'NAME':
      return t`Used ${times} of ${of} times for lines with this text.`
    case 'FEATURE':
      return t`Used ${times} of ${of} times for the same details from ${partner}.`
    case 'PARTNER':
      return line === undefined
        ? t`Used ${times} of ${of} times for documents from ${partner}.`
        : t`Used ${times} of ${of} times for lines from ${partner}.`
  }
}
