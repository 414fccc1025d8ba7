import type { areas, Permission, ResultOf, RightType } from '@kontor/contract'
import {
  allowedActions,
  discountsOf,
  draftsFrom,
  type Entry,
  type HeldAnswer,
  isPartlyPaid,
  known,
  openOf,
  orderKindOf,
  reasonText,
  type Standing,
  systemTagsOf,
  toConfirm,
  turnsInto,
  warningsOf,
} from '../../entries/index.ts'
import { actionOf, type ScheduledRecord, stillWaits } from '../../task-scheduling/index.ts'

type Row = ResultOf<(typeof areas)['documentLists']['listDocuments']>['Document'][number]

/** What a list and the metadata both show of an entry, its reason in the reader's language. */
export const rowOf = (
  entry: Entry,
  tags: readonly string[],
  language: string,
  scheduled: readonly ScheduledRecord[] = [],
): Row => {
  const waiting = scheduled.filter(({ task }) => stillWaits(task, entry))
  const warnings = warningsOf(entry)
  return {
    DocumentId: entry.id,
    ID: entry.businessId,
    DocumentType: { type: entry.type, documentProfileId: entry.profileId, mimeType: 'application/xml' },
    State: entry.draft ? 'DRAFT' : 'LOCKED',
    DeliveryState: entry.delivery,
    ProcessState: entry.response,
    PaymentState: entry.payment,
    CreatedDateTime: entry.created.toISOString(),
    LastEdit: entry.modified.toISOString(),
    SenderCompanyName: entry.senderName,
    ReceiverCompanyName: entry.receiverName,
    Tags: [...systemTagsOf(entry), ...tags],
    ...known({
      UnifiedState: entry.state === 'DRAFT' ? null : entry.state,
      StatusMessage: reasonText(entry, language),
      ResponseCode: entry.answerCode,
      SentReceivedTimestamp: entry.exchanged?.toISOString(),
      Date: entry.issueDate,
      DueDate: entry.dueDate,
      Currency: entry.currency,
      Amount: entry.amount,
      ...owedOf(entry),
      SenderCompanyAccountId: entry.senderId,
      SentBy: entry.sentBy,
      ReceivedToCompanyAccountId: entry.receiverId,
      ConnectionId: entry.connectionId,
      Note: entry.note,
      RequesterName: entry.requesterName,
      AccountingSystemId: entry.accountingSystemId,
      OrderKind: orderKindOf(entry),
      DuplicateBy: entry.duplicateBy,
      ApprovalState: entry.approval,
      PayeeCheck: entry.payeeChanged ? 'CHANGED' : entry.payeeNew ? 'NEW_PARTNER' : null,
      Warnings: warnings.length === 0 ? null : warnings,
      Answering: entry.heldAnswer && answeringOf(entry.heldAnswer),
      Scheduled: waiting.length === 0 ? null : waiting.map(scheduledOf),
    }),
  }
}

const owedOf = (entry: Entry) => {
  const discounts = entry.payment.startsWith('PAID') ? [] : discountsOf(entry)
  return {
    Paid: entry.answerPaid ?? (isPartlyPaid(entry) ? entry.paid : null),
    Open: isPartlyPaid(entry) ? openOf(entry) : null,
    Discounts: discounts.length === 0 ? null : discounts.map(({ until, amount }) => ({ Until: until, Amount: amount })),
  }
}

const answeringOf = ({ responseId, code, until, userId }: HeldAnswer) => ({
  ResponseId: responseId,
  ResponseCode: code,
  Until: until,
  ...known({ UserId: userId }),
})

const scheduledOf = ({ id, task, runAt, connectionId, channel }: ScheduledRecord) => ({
  Id: id,
  Task: task,
  Action: actionOf[task],
  RunAt: runAt.toISOString(),
  ...known({ ConnectionId: connectionId, Channel: channel }),
})

/** What may be done with an entry now, and what is asked before, as a screen is told. */
export const actionsOf = (who: Parameters<typeof allowedActions>, isOverLimit: boolean) =>
  allowedActions(...who).map((Action) => {
    const Confirm = toConfirm(Action, who[0], isOverLimit)
    return Confirm.length === 0 ? { Action } : { Action, Confirm }
  })

/** What a list offers for a row: what may be done with it, and what may be made of it beside a copy. */
export function offeredOf(
  [entry, permissions, reach]: readonly [
    Entry & Pick<Standing, 'progress'>,
    ReadonlySet<Permission>,
    RightType | undefined,
  ],
  isOverLimit: boolean,
) {
  const made = turnsInto(entry, draftsFrom(entry.type), permissions, reach).filter((type) => type !== entry.type)
  return {
    AllowedActions: actionsOf([entry, permissions, reach], isOverLimit),
    ...(made.length > 0 && { TurnsInto: made }),
  }
}
