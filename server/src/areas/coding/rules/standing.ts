import type { CodingAction, ErrorCode, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

/** A document as far as the rules of coding look at it. */
export interface Standing {
  readonly type: TradeType
  /** Locked by hand. */
  readonly lockedAs: 'SALE' | 'PURCHASE' | null
  readonly archived: boolean
  /** When its content was thrown away. */
  readonly discarded: Date | null
}

/** Whether codes apply to a document: an answer to one is booked under none. */
export const isCoded = ({ type }: Pick<Standing, 'type'>): boolean => type !== 'status'

export interface WhyNot {
  readonly code: Extract<ErrorCode, 'Locked' | 'Conflict'>
  readonly why: Message
}

/** Why the coding of a document cannot change; undefined where it can. What was sent or received is coded all the same. */
export function whyNotCode(entry: Standing): WhyNot | undefined {
  if (entry.lockedAs)
    return {
      code: 'Locked',
      why: t`it is locked as a ${entry.lockedAs} and can no longer be changed`,
    }
  if (!isCoded(entry)) return { code: 'Conflict', why: t`it is a response: code the original document instead` }
  if (entry.discarded) return { code: 'Conflict', why: t`its content was deleted when its retention period ended` }
  if (entry.archived) return { code: 'Conflict', why: t`it is archived: unarchive it first` }
  return undefined
}

/** What somebody with these rights may do now with the coding of a document, which may have none. */
export const allowedActions = (entry: Standing, mayWrite: boolean, hasCoding: boolean): CodingAction[] => {
  if (!mayWrite || whyNotCode(entry) !== undefined) return []
  return hasCoding ? ['save', 'delete'] : ['save']
}
