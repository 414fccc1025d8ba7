import type { ApprovalState } from '@kontor/contract'
import type { LogLine, UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { changeEntry } from './write-entry.ts'

export interface ApprovalNote {
  readonly kind:
    | 'document.approval_asked'
    | 'document.approved'
    | 'document.approval_refused'
    | 'document.approval_withdrawn'
  /** How the approval stands now; null where nobody is asked any more. */
  readonly approval: ApprovalState | null
  readonly detail: NonNullable<LogLine['detail']>
}

/** Writes how the approval of a held document stands, and what happened to it. */
export async function noteApproval(
  uow: UnitOfWork,
  entry: Entry,
  { kind, approval, detail }: ApprovalNote,
): Promise<void> {
  if (entry.approval !== approval) await changeEntry(uow, entry, { approval })
  await uow.log({ kind, objectType: 'document', objectId: entry.id, detail: { ...detail, approval } })
}
