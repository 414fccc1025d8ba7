import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentActions } from '../actions/useActions.tsx'
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx'
import { AnsweringNotice } from '../notices/AnsweringNotice.tsx'
import { ArrivalNotices } from '../notices/ArrivalNotices.tsx'
import { HoldNotices } from '../notices/HoldNotices.tsx'
import { OriginNotice } from '../notices/OriginNotice.tsx'
import { DiscountNotice } from '../paying/DiscountNotice.tsx'
import { PartsNotice } from '../paying/PartsNotice.tsx'
import { PaymentNotice } from '../paying/PaymentNotice.tsx'
import type { Metadata } from '../queries/types.ts'
import { ScheduledNotices } from '../scheduling/ScheduledNotices.tsx'

// Few documents are disputed.
const DisputeNotice = lazy(async () => ({ default: (await import('../lines/DisputeNotice.tsx')).DisputeNotice }))

/** What should be seen before anything is done with a document; it stands wherever its actions are offered. */
export function DocumentNotices({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const navigate = useNavigate()
  const { DocumentId: id, ID: number, DocumentType: type } = document
  const mayBeReceived = document.State === 'DRAFT' && (type.type === 'invoice' || type.type === 'creditnote')
  return (
    <div className="doc-notices">
      {mayBeReceived && (
        <OriginNotice draft={{ id, number }} onEntered={(entered) => navigate(`/view/${entered}`, { replace: true })} />
      )}
      <AnsweringNotice document={document} actions={actions} />
      {document.ProcessState === 'DISPUTED' && document.DeliveryState === 'SENT' && (
        <Suspense fallback={null}>
          <DisputeNotice document={document} />
        </Suspense>
      )}
      {document.ApprovalState !== undefined && <ApprovalNotice document={document} />}
      {document.PaymentFileId && !document.PaymentState.startsWith('PAID') && (
        <PaymentNotice fileId={document.PaymentFileId} />
      )}
      {document.Open !== undefined && <PartsNotice document={document} />}
      {document.DeliveryState === 'RECEIVED' && <DiscountNotice document={document} />}
      <HoldNotices document={document} actions={actions} />
      <ScheduledNotices document={document} actions={actions} />
      <ArrivalNotices document={document} actions={actions} />
    </div>
  )
}
