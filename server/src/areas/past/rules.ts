import type { DeliveryState, ResponseCode, RightType } from '@kontor/contract'
import {
  afterAnswer,
  afterDueDate,
  answers,
  type OwnFields,
  ownFields,
  type SharedFields,
} from '../entries/rules/index.ts'

/** A line of the exchange log about one document, as far as its past is made of it. */
export interface PastLine {
  readonly kind: string
  readonly contentHash: string | null
  readonly detail: Readonly<Record<string, string | number | boolean | null>>
  readonly at: Date
  /** The person who did it. */
  readonly actorId?: string | null
}

export interface Given {
  readonly identityKind: 'user' | 'team'
  readonly identityId: string
  readonly rightType: RightType
}

/** What a party's entry for a document was, as far as it changes without the document's content. */
export interface Past
  extends Omit<OwnFields, 'payeeNew' | 'heldAnswer' | 'legalHold' | 'confined' | 'deleted'>,
    Pick<SharedFields, 'receiverId' | 'connectionId'> {
  readonly contentHash: string
  readonly version: number
  readonly modified: Date
  /** Why, since when and by whom it was held by itself. */
  readonly hold: { readonly reason: string; readonly since: Date; readonly authorId: string | null } | null
  /** The answer that was given to it last, whose words are its reason. */
  readonly answerId: string | null
  readonly tags: readonly string[]
  readonly given: readonly Given[]
}

/**
 * What a document was after these lines, oldest first; undefined where it was not there yet. It follows the same rules
 * by which commands have changed the entry, so that all its lines together give the entry as it is.
 */
export const asOf = (lines: readonly PastLine[]): Past | undefined =>
  lines.reduce<Past | undefined>((past, line) => after(past ?? beginning(line), line), undefined)

/** Of the others no line tells: they are as they are today, or follow from what hangs on the entry. */
const {
  payeeNew: _new,
  heldAnswer: _answer,
  legalHold: _held,
  confined: _confined,
  deleted: _deleted,
  ...recorded
} = ownFields

/** A document begins with being saved, received, or sent at once, as an answer is. */
const beginning = ({ contentHash, at }: PastLine): Past => ({
  ...recorded,
  contentHash: contentHash ?? '',
  version: 1,
  receiverId: null,
  connectionId: null,
  modified: at,
  hold: null,
  answerId: null,
  tags: [],
  given: [],
})

type Step = (past: Past, line: PastLine) => Partial<Past>

const textOf = (value: PastLine['detail'][string] | undefined): string | null =>
  typeof value === 'string' ? value : null

const saved: Step = (past, { contentHash, detail, at }) => ({
  contentHash: contentHash ?? past.contentHash,
  version: Number(detail['version']),
  draft: detail['draft'] === true,
  finished: past.finished ?? (detail['draft'] === true ? null : at),
  modified: at,
})

const tagged: Step = ({ tags }, { detail }) => {
  const tag = textOf(detail['tag'])
  return tag === null ? {} : { tags: [...tags.filter((one) => one !== tag), tag].sort() }
}

const shared: Step = (_past, { detail }) => ({ given: givenIn(textOf(detail['given']) ?? '') })

const approving: Step = (_past, { detail }) => ({ approval: (detail['approval'] ?? null) as Past['approval'] })

const arrived: Step = (_past, { at }) => ({ delivery: 'SENT', unreported: false, modified: at })

const left: Step = (_past, { at }) => ({ delivery: 'SENT', unreported: true, modified: at })

const answered =
  (code: ResponseCode): Step =>
  (past, { detail, at }) => ({ ...afterAnswer(code, past), answerId: textOf(detail['answerId']), modified: at })

const payeeIsKnown: Step = (_past, { at }) => ({ payeeChanged: false, modified: at })

const steps: Readonly<Record<string, Step>> = {
  'document.created': saved,
  'document.saved': saved,
  'document.sent': ({ finished }, { detail, at }) => ({
    draft: false,
    finished: finished ?? at,
    delivery: detail['delivery'] as DeliveryState,
    unreported: false,
    receiverId: textOf(detail['receiverId']),
    connectionId: textOf(detail['connectionId']),
    modified: at,
    exchanged: at,
  }),
  'document.released': (_past, { at }) => ({ delivery: 'PROCESSING', modified: at }),
  'document.delivered': arrived,
  'document.mailed': left,
  'document.fetched': () => ({ collected: true }),
  'document.collected': (_past, { at }) => ({ collected: true, modified: at }),
  'document.failed': (_past, { at }) => ({ delivery: 'FAILED', modified: at }),
  'document.received': (_past, { detail, at }) => ({
    delivery: 'RECEIVED',
    finished: at,
    receiverId: textOf(detail['receiverId']),
    connectionId: textOf(detail['connectionId']),
    modified: at,
    exchanged: at,
  }),
  'document.clearance_begun': () => ({ clearance: 'IN_CLEARANCE' }),
  'document.cleared': (_past, { at }) => ({ clearance: 'CLEARED', modified: at }),
  'document.clearance_refused': (_past, { at }) => ({ clearance: 'REJECTED', delivery: 'FAILED', modified: at }),
  'document.duplicate_found': (_past, { detail }) => ({
    duplicateOf: textOf(detail['originalId']),
    duplicateBy: detail['duplicateBy'] as Past['duplicateBy'],
  }),
  'document.duplicate_denied': (_past, { at }) => ({ duplicateOf: null, duplicateBy: null, modified: at }),
  'document.payee_changed': () => ({ payeeChanged: true }),
  'document.payee_confirmed': payeeIsKnown,
  'document.payee_known': payeeIsKnown,
  ...Object.fromEntries(
    Object.entries(answers).map(([code, { logs }]) => [logs, answered(code as ResponseCode)] as const),
  ),
  'document.overdue': (past, { at }) => ({ ...afterDueDate(past), modified: at }),
  'document.archived': () => ({ archived: true }),
  'document.unarchived': () => ({ archived: false }),
  'document.tagged': tagged,
  'document.untagged': ({ tags }, { detail }) => ({ tags: tags.filter((tag) => tag !== detail['tag']) }),
  'document.shared': shared,
  'document.opened': shared,
  'document.approval_asked': approving,
  'document.approved': approving,
  'document.approval_refused': approving,
  'document.approval_withdrawn': approving,
  'document.workflow_began': () => ({ workflow: 'RUNNING' }),
  'document.workflow_ended': () => ({ workflow: null }),
  'document.matched': (_past, { detail }) => ({ match: (detail['match'] ?? null) as Past['match'] }),
  'document.set_aside': (_past, { detail, at, actorId = null }) => ({
    onHold: {
      ...{ reason: textOf(detail['reason']) ?? '', until: textOf(detail['until']) },
      ...{ since: at.toISOString(), userId: actorId },
    },
  }),
  'document.resumed': () => ({ onHold: null }),
  'document.locked': (_past, { detail, at }) => ({ lockedAs: detail['as'] as Past['lockedAs'], modified: at }),
  'document.held': (_past, { detail, at, actorId = null }) => ({
    hold: { reason: textOf(detail['reason']) ?? '', since: at, authorId: actorId },
  }),
  'document.hold_lifted': () => ({ hold: null }),
  'document.replaced': (_past, { detail, at }) => ({
    replacement: 'REPLACED',
    replacedBy: textOf(detail['by']),
    modified: at,
  }),
  'document.replaces': () => ({ duplicateOf: null, duplicateBy: null }),
  'document.closed': (_past, { at }) => ({ closed: true, modified: at }),
  'document.reopened': (_past, { at }) => ({ closed: false, modified: at }),
  'document.payment_ordered': (_past, { detail, at }) => ({ paymentFileId: textOf(detail['fileId']), modified: at }),
  'document.part_paid': (past, { detail, at }) => ({
    ...(textOf(detail['response']) === 'ACCEPTED' && { response: 'ACCEPTED' as const }),
    paid: textOf(detail['paid']),
    answerId: textOf(detail['answerId']) ?? past.answerId,
    modified: at,
  }),
  'document.part_received': (_past, { detail, at }) => ({ paid: textOf(detail['paid']), modified: at }),
  'document.part_taken_back': (_past, { detail, at }) => ({ paid: textOf(detail['paid']), modified: at }),
  'document.payment_withdrawn': (_past, { at }) => ({ paymentFileId: null, modified: at }),
  'document.discarded': (_past, { at }) => ({ discarded: at }),
}

const after = (past: Past, line: PastLine): Past => ({ ...past, ...steps[line.kind]?.(past, line) })

/** Rights as a line of the log holds them: kinds, ids and rights, in the order in which they were given. */
export const givenAsText = (given: readonly Given[]): string =>
  given.map(({ identityKind, identityId, rightType }) => `${identityKind}:${identityId}:${rightType}`).join(' ')

const givenIn = (text: string): Given[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const [identityKind, identityId, rightType] = one.split(':') as [Given['identityKind'], string, RightType]
      return { identityKind, identityId, rightType }
    })
