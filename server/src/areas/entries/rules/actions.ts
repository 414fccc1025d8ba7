import type { DocumentAction, Permission, ResponseCode, RightType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { whyNotReach } from './access.ts'
import { whyNotAdvise } from './advising.ts'
import { whyNot } from './answers.ts'
import { whyNotCancelOrder } from './cancelling.ts'
import { whyNotClose, whyNotReopen } from './closing.ts'
import { whyNotResume, whyNotSetAside } from './holding.ts'
import { partyOf } from './parties.ts'
import { whyNotPay } from './paying.ts'
import { whyNotRemind } from './reminding.ts'
import { whyNotRevise } from './revising.ts'
import { type Standing, stateOf } from './states.ts'

/** The right that an action takes, and why a document as it stands does not allow it; undefined where it does. */
interface ActionRule {
  readonly right: Permission
  whyNot(entry: Standing): Message | undefined
}

const answering = (code: ResponseCode): ActionRule => ({
  right: 'document.answer',
  whyNot: (entry) => whyNot(code, partyOf(entry), entry),
})

const held: ActionRule['whyNot'] = ({ legalHold }) =>
  legalHold
    ? t`it is on legal hold: its content cannot be changed or deleted until an administrator releases it`
    : undefined

const filing: ActionRule['whyNot'] = (entry) => (entry.draft ? t`it is a draft` : undefined)

const unheld: ActionRule['whyNot'] = ({ heldAnswer }) => (heldAnswer ? undefined : t`no response is waiting to be sent`)

const actions: Readonly<Record<DocumentAction, ActionRule>> = {
  // A draft or what was saved and not sent yet still belongs to its author alone.
  edit: {
    right: 'document.write',
    whyNot: (entry) => {
      if (entry.lockedAs) return t`it is locked and can no longer be changed`
      // What the authority rejected never left.
      const isOurs = entry.delivery === 'NONE' || (entry.delivery === 'FAILED' && entry.clearance === 'REJECTED')
      return isOurs ? held(entry) : t`it is ${stateOf(entry)} and can no longer be changed`
    },
  },
  // What was finished once or exchanged is kept by law; a draft was never part of the exchange.
  delete: {
    right: 'document.delete',
    whyNot: (entry) => {
      if (entry.draft && !entry.finished) return held(entry)
      const was = entry.draft ? t`it is already final` : t`it is ${stateOf(entry)}`
      return entry.kept
        ? t`${was}, and only drafts that were never sent or received can be deleted; ${entry.kept}`
        : t`${was}, and only drafts that were never sent or received can be deleted`
    },
  },
  // What never left, or came back, can be sent.
  send: {
    right: 'document.send',
    whyNot: (entry) =>
      entry.delivery === 'NONE' || entry.delivery === 'FAILED'
        ? undefined
        : t`it is ${stateOf(entry)}: it was already sent or received`,
  },
  accept: answering('BusinessAccept'),
  reject: answering('BusinessReject'),
  dispute: answering('BusinessDispute'),
  pay: { right: 'payment.write', whyNot: whyNotPay },
  markPaid: answering('BusinessPaid'),
  // Of what nobody has accepted yet the seller records what came in.
  confirmPaid: {
    right: 'document.answer',
    whyNot: (entry) =>
      whyNot('BusinessPaidConfirm', partyOf(entry), entry) ??
      (entry.response === 'PENDING' ? t`it is ${stateOf(entry)}` : undefined),
  },
  // The one says what they paid, the other what came in.
  bookPayment: {
    right: 'document.answer',
    whyNot: (entry) => {
      const by = partyOf(entry)
      if (entry.type !== 'invoice') return t`only invoices are paid in parts`
      return whyNot(by === 'receiver' ? 'BusinessPaid' : 'BusinessPaidConfirm', by, entry)
    },
  },
  advise: { right: 'document.write', whyNot: whyNotAdvise },
  remind: { right: 'document.write', whyNot: whyNotRemind },
  revise: { right: 'document.write', whyNot: whyNotRevise },
  cancel: answering('BusinessCancel'),
  cancelOrder: { right: 'requisition.manage', whyNot: whyNotCancelOrder },
  undoAnswer: { right: 'document.answer', whyNot: unheld },
  sendAnswer: { right: 'document.answer', whyNot: unheld },
  archive: {
    right: 'document.write',
    whyNot: (entry) => (entry.archived ? t`it is already archived` : filing(entry)),
  },
  close: { right: 'document.answer', whyNot: whyNotClose },
  reopen: { right: 'document.answer', whyNot: whyNotReopen },
  // Who may release what holds a payment back is not who pays.
  confirmPayee: {
    right: 'document.manage',
    whyNot: (entry) => (entry.payeeChanged || entry.payeeNew ? undefined : t`it has no bank details to confirm`),
  },
  denyDuplicate: {
    right: 'document.answer',
    whyNot: (entry) => (entry.duplicateOf ? undefined : t`it is not marked as a duplicate`),
  },
  unarchive: {
    right: 'document.write',
    whyNot: (entry) => (entry.archived ? filing(entry) : t`it is not archived`),
  },
  setAside: { right: 'document.answer', whyNot: whyNotSetAside },
  resume: { right: 'document.answer', whyNot: whyNotResume },
  hold: {
    right: 'document.hold',
    whyNot: (entry) => (entry.legalHold ? t`it is already on legal hold` : undefined),
  },
  release: {
    right: 'document.hold',
    whyNot: (entry) => (entry.legalHold ? undefined : t`it has no legal hold of its own`),
  },
}

export const rightFor = (action: DocumentAction): Permission => actions[action].right

/** Why nobody can do this with a document as it stands: the saving, sending, deleting, filing and answering ask it. */
export const whyNotDo = (action: DocumentAction, entry: Standing): Message | undefined => actions[action].whyNot(entry)

/**
 * What a person with these permissions, who reaches this far on the document, may do with an entry now; screens show
 * these and nothing else.
 */
export const allowedActions = (
  entry: Standing,
  permissions: ReadonlySet<Permission>,
  reach: RightType | undefined = 'admin',
): DocumentAction[] =>
  whyNotReach('write', reach) === undefined
    ? (Object.keys(actions) as DocumentAction[]).filter(
        (action) => permissions.has(rightFor(action)) && whyNotDo(action, entry) === undefined,
      )
    : []
