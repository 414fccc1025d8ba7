import {
  hasArrived,
  hasVersions,
  isWithSamePartner,
  orderKindOf,
  partyOf,
  progressOf,
  type Standing,
  stands,
} from '../entries/rules/index.ts'

/** The invoice that says that it corrects another (UNCL1001). */
const corrected = '384'

/**
 * Whether an invoice takes the place of the one that it names: it says so, and of that one nothing was accepted or paid
 * yet. One that merely names another, as a final invoice names the partial ones before it, replaces nothing.
 */
export const replaces = (typeCode: string | undefined, before: Standing): boolean =>
  typeCode === corrected &&
  before.type === 'invoice' &&
  hasArrived(before) &&
  before.replacement === 'ORIGINAL' &&
  (before.response === 'PENDING' || before.response === 'DISPUTED' || before.response === 'REJECTED') &&
  (before.payment === 'NONE' || before.payment === 'OVERDUE')

/** What tells whether two documents are versions of one. */
export interface Version
  extends Pick<Parameters<typeof isWithSamePartner>[0], 'delivery' | 'senderId' | 'receiverId'>,
    Pick<Standing, 'type' | 'draft'> {
  readonly id: string
  readonly businessId: string
  readonly contentHash: string
  readonly issueDate: string | null
  readonly exchanged: Date | null
  readonly answersId: string | null
  readonly orderType: string | null
}

/**
 * Whether one is an earlier version of another: its sender sent it to the same receiver, before and not dated after it, under
 * the same number, or as a quote for the same request. The same bytes again are no later version.
 */
export const isEarlier = (one: Version, later: Version): boolean =>
  one.id !== later.id &&
  one.type === later.type &&
  hasVersions(one.type) &&
  !one.draft &&
  !later.draft &&
  partyOf(one) === partyOf(later) &&
  isWithSamePartner(one, later) &&
  orderKindOf(one) === orderKindOf(later) &&
  one.contentHash !== later.contentHash &&
  (one.exchanged?.getTime() ?? 0) < (later.exchanged?.getTime() ?? 0) &&
  (one.issueDate ?? '') <= (later.issueDate ?? '') &&
  (isSameNumber(one, later) || isSameRequest(one, later))

const isSameNumber = (one: Version, later: Version): boolean =>
  one.businessId.trim() !== '' && one.businessId === later.businessId

const isSameRequest = (one: Version, later: Version): boolean =>
  one.type === 'quote' && one.answersId !== null && one.answersId === later.answersId

/** What becomes of an earlier version: it gives way, gives way once the later one is accepted, or stays whatever is said. */
export type Fate = 'GIVES_WAY' | 'WITH_CONSENT' | 'STAYS'

/**
 * What both parties agreed to is not taken back by one of them, and what was begun is not undone by a paper.
 *
 * @param following what the two parties sent each other about it
 */
export function fateOf(earlier: Standing, following: Parameters<typeof progressOf>[0]): Fate {
  if (!hasArrived(earlier) || earlier.replacement === 'REPLACED' || earlier.response === 'CANCELED') return 'STAYS'
  const standing = following.filter((one) => !one.draft && stands(one))
  const isBegun =
    earlier.type === 'quote' ? standing.some(({ type }) => type === 'order') : progressOf(standing).isFulfilled
  if (isBegun) return 'STAYS'
  const isAnswered =
    earlier.response === 'ACCEPTED' || standing.some(({ type }) => type === 'orderresponse' || type === 'orderchange')
  return isAnswered ? 'WITH_CONSENT' : 'GIVES_WAY'
}

/** Whether a version that gives way takes the place now, of what stands so in the books of each party. */
export const givesWay = (fates: readonly Fate[], isAccepted: boolean): boolean =>
  fates.length > 0 && fates.every((fate) => fate === 'GIVES_WAY' || (fate === 'WITH_CONSENT' && isAccepted))
