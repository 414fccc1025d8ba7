import type { DocumentActions } from '../actions/useActions.tsx'
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx'
import { ArrivalNotices } from '../notices/ArrivalNotices.tsx'
import { HoldNotices } from '../notices/HoldNotices.tsx'
import type { Metadata } from '../queries/types.ts'
import { ScheduledNotices } from '../scheduling/ScheduledNotices.tsx'

/** What should be seen before anything is done with a document; it stands wherever its actions are offered. */
export function DocumentNotices({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  return (
    <div className="doc-notices">
      {document.ApprovalState !== undefined && <ApprovalNotice document={document} />}
      <HoldNotices document={document} actions={actions} />
      <ScheduledNotices document={document} actions={actions} />
      <ArrivalNotices document={document} actions={actions} />
    </div>
  )
}
