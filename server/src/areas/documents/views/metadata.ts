import type { areas, Permission, ResultOf, RightType } from '@kontor/contract'
import { type ClearanceRecord, clearanceOf } from '../../clearance/index.ts'
import { actionsOf, rowOf } from '../../document-lists/index.ts'
import { draftsFrom, type Entry, known, onHoldOf, orderKindOf, type Standing, turnsInto } from '../../entries/index.ts'
import { type AccountRecord, type DispatchRecord, dispatchOf } from '../../exchange/index.ts'
import { type HoldRecord, holdOf, type Retention } from '../../retention/index.ts'
import type { ScheduledRecord } from '../../task-scheduling/index.ts'
import { noticesOf } from '../rules/notices.ts'
import type { partsOf } from '../rules/parts.ts'

type Metadata = ResultOf<(typeof areas)['documents']['readMetadata']>

export interface Surroundings {
  readonly tags: readonly string[]
  readonly size: number
  /** What the author, and whoever holds it, are called. */
  readonly people: ReadonlyMap<string, string>
  readonly related: Metadata['Related']
  /** What it answers or follows. */
  readonly subject: Entry | undefined
  /** Where the accounts of the document are to be checked. */
  readonly knownAccounts: readonly AccountRecord[] | undefined
  readonly latest: DispatchRecord | undefined
  readonly clearance: ClearanceRecord | undefined
  readonly holds: readonly HoldRecord[]
  readonly waiting: readonly ScheduledRecord[]
  readonly retention: Retention | undefined
  readonly permissions: ReadonlySet<Permission>
  readonly parts: ReturnType<typeof partsOf>
  /** How many travel with it; of now alone. */
  readonly attachments: number | undefined
  /** What the buyer offers for being paid early, while somebody is to be asked; of now alone. */
  readonly earlyPayment: Metadata['EarlyPayment']
  /** How far the reader reaches on this document. */
  readonly reach: RightType | undefined
  /** Whether it is above what the reader may approve. */
  readonly isOverLimit: boolean
  readonly language: string
}

export function metadataOf(entry: Entry & Pick<Standing, 'progress'>, around: Surroundings): Metadata {
  const row = rowOf(entry, around.tags, around.language, around.waiting)
  return {
    ...row,
    Version: entry.version,
    ContentHash: entry.contentHash,
    ContentSize: around.size,
    OwnerCompanyAccountId: entry.companyId,
    Related: around.related,
    AllowedActions: actionsOf([entry, around.permissions, around.reach], around.isOverLimit),
    TurnsInto: turnsInto(entry, draftsFrom(entry.type), around.permissions, around.reach),
    Parts: around.parts,
    Notices: noticesOf(
      {
        ...entry,
        kind: orderKindOf(entry),
        warnings: row.Warnings ?? [],
        related: around.related,
        subject: around.subject,
      },
      around.permissions,
    ),
    ...known({
      Answering: row.Answering && {
        ...row.Answering,
        ...known({ UserName: row.Answering.UserId && around.people.get(row.Answering.UserId) }),
      },
      AuthorUserId: entry.authorId,
      AuthorName: entry.authorId === null ? null : around.people.get(entry.authorId),
      ConversationId: entry.conversationId,
      PaymentFileId: entry.paymentFileId,
      PayeeAccounts: entry.payeeAccounts === '' ? null : entry.payeeAccounts.split(' '),
      KnownAccounts: around.knownAccounts?.map(({ account, origin, knownSince }) => ({
        Account: account,
        Origin: origin,
        Since: knownSince.toISOString(),
      })),
      LatestDispatch: around.latest && dispatchOf(around.latest),
      Clearance: around.clearance && clearanceOf(around.clearance),
      RetainedUntil: around.retention?.until,
      RetainedBy: around.retention?.law.source,
      Held: around.holds.length === 0 ? null : around.holds.map((hold) => holdOf(hold, around.people)),
      OnHold: onHoldOf(entry.onHold, around.people),
      Discarded: entry.discarded?.toISOString(),
      AttachmentCount: around.attachments,
      EarlyPayment: around.earlyPayment,
    }),
  }
}
