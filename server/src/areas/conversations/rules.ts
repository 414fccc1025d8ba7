import type { DocumentAction, DocumentState, Permission } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Axes, hasArrived, type Party } from '../entries/rules/index.ts'

/** Why nobody can say something about a document to its other party; undefined where they can. */
export const whyNotComment = (entry: Pick<Axes, 'delivery'>): Message | undefined =>
  hasArrived(entry) ? undefined : t`it has not been delivered to the partner`

/** What a reader may do with a document from its conversation: what it allows, and saying something about it. */
export const conversationActions = (
  entry: Pick<Axes, 'delivery'>,
  allowed: readonly DocumentAction[],
  permissions: ReadonlySet<Permission>,
): (DocumentAction | 'comment')[] =>
  permissions.has('document.comment') && whyNotComment(entry) === undefined ? [...allowed, 'comment'] : [...allowed]

const causes: Partial<Record<DocumentState, Party>> = {
  ACCEPTED: 'receiver',
  REJECTED_BY_RECEIVER: 'receiver',
  DISPUTED_BY_RECEIVER: 'receiver',
  PAID_UNCONFIRMED: 'receiver',
  REJECTED_BY_SENDER: 'sender',
  PAID_CONFIRMED: 'sender',
}

/** Whose answer brought a document into a state; undefined where nobody's did. */
export const causeOf = (state: DocumentState | 'DRAFT'): Party | undefined =>
  state === 'DRAFT' ? undefined : causes[state]
