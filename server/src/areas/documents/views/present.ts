import type { areas, Permission, ResultOf, RightType } from '@kontor/contract'
import type { AccountRecord, DispatchRecord, Entry, ScheduledRecord } from '../entry.ts'
import { reasonText } from '../messages/index.ts'
import { actionOf, allowedActions, type Retention, stillWaits, systemTagsOf } from '../rules/index.ts'
import type { HoldRecord } from '../store/holds.ts'

type Documents = (typeof areas)['documents']
type Row = ResultOf<(typeof areas)['documentLists']['listDocuments']>['Document'][number]
type Dispatch = ResultOf<(typeof areas)['exchange']['dispatchDocument']>

/** Without what is null: on the wire a field that is not known is absent. */
function known<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }
}

/** What a list and the metadata both show of an entry, its reason in the reader's language. */
export const rowOf = (
  entry: Entry,
  tags: readonly string[],
  language: string,
  scheduled: readonly ScheduledRecord[] = [],
): Row => {
  const waiting = scheduled.filter(({ task }) => stillWaits(task, entry))
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
      SentReceivedTimestamp: entry.exchanged?.toISOString(),
      Date: entry.issueDate,
      DueDate: entry.dueDate,
      Currency: entry.currency,
      Amount: entry.amount,
      SenderCompanyAccountId: entry.senderId,
      ReceivedToCompanyAccountId: entry.receiverId,
      ConnectionId: entry.connectionId,
      Note: entry.note,
      RequesterName: entry.requesterName,
      AccountingSystemId: entry.accountingSystemId,
      DuplicateBy: entry.duplicateBy,
      ApprovalState: entry.approval,
      PayeeCheck: entry.payeeChanged ? 'CHANGED' : entry.payeeNew ? 'NEW_PARTNER' : null,
      Scheduled: waiting.length === 0 ? null : waiting.map(scheduledOf),
    }),
  }
}

const scheduledOf = ({ id, task, runAt, connectionId, channel }: ScheduledRecord) => ({
  Id: id,
  Task: task,
  Action: actionOf[task],
  RunAt: runAt.toISOString(),
  ...known({ ConnectionId: connectionId, Channel: channel }),
})

export const dispatchOf = (dispatch: DispatchRecord): Dispatch => ({
  DispatchId: dispatch.id,
  ObjectId: dispatch.documentId,
  Created: dispatch.created.toISOString(),
  SenderCompanyAccountId: dispatch.companyId,
  DispatchState: dispatch.state,
  LastStateChange: dispatch.changed.toISOString(),
  ReceiverConnectionId: dispatch.connectionId,
  DispatchChannel: dispatch.channel,
  ...known({ SenderUserId: dispatch.actorId, FailureMessage: dispatch.failure }),
})

export const holdOf = (
  { kind, objectId, reason, placed, authorId }: HoldRecord,
  people: ReadonlyMap<string, string>,
  name?: string,
) => ({
  Kind: kind,
  ...(kind === 'DOCUMENT' ? { DocumentId: objectId } : { ConnectionId: objectId }),
  ...known({ Name: name, By: authorId === null ? null : people.get(authorId) }),
  Reason: reason,
  Since: placed.toISOString(),
})

/** What may be done with an entry now, as a screen is told. */
export const actionsOf = (...who: Parameters<typeof allowedActions>) =>
  allowedActions(...who).map((Action) => ({ Action }))

export interface Surroundings {
  readonly tags: readonly string[]
  readonly size: number
  /** What the author, and whoever holds it, are called. */
  readonly people: ReadonlyMap<string, string>
  readonly related: ResultOf<Documents['readMetadata']>['Related']
  /** Where the accounts of the document are to be checked. */
  readonly knownAccounts: readonly AccountRecord[] | undefined
  readonly latest: DispatchRecord | undefined
  readonly holds: readonly HoldRecord[]
  readonly waiting: readonly ScheduledRecord[]
  readonly retention: Retention | undefined
  readonly permissions: ReadonlySet<Permission>
  /** How far the reader reaches on this document. */
  readonly reach: RightType | undefined
  readonly language: string
}

export const metadataOf = (entry: Entry, around: Surroundings): ResultOf<Documents['readMetadata']> => ({
  ...rowOf(entry, around.tags, around.language, around.waiting),
  Version: entry.version,
  ContentHash: entry.contentHash,
  ContentSize: around.size,
  OwnerCompanyAccountId: entry.companyId,
  Related: around.related,
  AllowedActions: actionsOf(entry, around.permissions, around.reach),
  ...known({
    AuthorUserId: entry.authorId,
    AuthorName: entry.authorId === null ? null : around.people.get(entry.authorId),
    ConversationId: entry.conversationId,
    PayeeAccounts: entry.payeeAccounts === '' ? null : entry.payeeAccounts.split(' '),
    KnownAccounts: around.knownAccounts?.map(({ account, origin, knownSince }) => ({
      Account: account,
      Origin: origin,
      Since: knownSince.toISOString(),
    })),
    LatestDispatch: around.latest && dispatchOf(around.latest),
    RetainedUntil: around.retention?.until,
    RetainedBy: around.retention?.law.source,
    Held: around.holds.length === 0 ? null : around.holds.map((hold) => holdOf(hold, around.people)),
    Discarded: entry.discarded?.toISOString(),
  }),
})
