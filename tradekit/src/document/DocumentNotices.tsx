import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentActions } from '../actions/useActions.tsx'
import { AdviceNotice } from '../advice/AdviceNotice.tsx'
import { ApprovalNotice } from '../approval/ApprovalNotice.tsx'
import { EarlyPaymentNotice } from '../early/EarlyPaymentNotice.tsx'
import { AnsweringNotice } from '../notices/AnsweringNotice.tsx'
import { ArrivalNotices } from '../notices/ArrivalNotices.tsx'
import { ClearanceNotice } from '../notices/ClearanceNotice.tsx'
import { HoldNotices, OnHoldNotice } from '../notices/HoldNotices.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { OriginNotice } from '../notices/OriginNotice.tsx'
import { DiscountNotice } from '../paying/DiscountNotice.tsx'
import { PartsNotice } from '../paying/PartsNotice.tsx'
import { PaymentNotice } from '../paying/PaymentNotice.tsx'
import type { Metadata } from '../queries/types.ts'
import { ScheduledNotices } from '../scheduling/ScheduledNotices.tsx'

// Few documents are disputed, and few bill an order.
const DisputeNotice = lazy(async () => ({ default: (await import('../lines/DisputeNotice.tsx')).DisputeNotice }))

const MatchNotice = lazy(async () => ({ default: (await import('../matching/MatchNotice.tsx')).MatchNotice }))

// Few orders are of a kind.
const BlanketNotice = lazy(async () => ({ default: (await import('../notices/BlanketNotice.tsx')).BlanketNotice }))

// Few orders are canceled.
const CancellationNotice = lazy(async () => ({
  default: (await import('../notices/CancellationNotice.tsx')).CancellationNotice,
}))

// Fewer still were under way by then.
const CanceledOrderNotice = lazy(async () => ({
  default: (await import('../notices/CanceledOrderNotice.tsx')).CanceledOrderNotice,
}))

// Few documents are sent again in a later version.
const VersionNotice = lazy(async () => ({ default: (await import('../notices/VersionNotice.tsx')).VersionNotice }))

// Few orders are confirmed otherwise than they were sent.
const ConfirmationNotice = lazy(async () => ({
  default: (await import('../notices/ConfirmationNotice.tsx')).ConfirmationNotice,
}))

// Few documents ask for quotes.
const QuotesNotice = lazy(async () => ({ default: (await import('../notices/QuotesNotice.tsx')).QuotesNotice }))

// It is asked of bills and of what names them alone.
const NamedNotice = lazy(async () => ({ default: (await import('../notices/NamedNotice.tsx')).NamedNotice }))

/** What should be seen before anything is done with a document; it stands wherever its actions are offered. */
export function DocumentNotices({
  document,
  actions,
  besideDecision = false,
  match,
}: {
  document: Metadata
  actions: DocumentActions
  /** Its approval is decided beside it, and not here. */
  besideDecision?: boolean
  /** What is said of its match where its lines stand beside those of its orders: there from the start, so that they do not move. */
  match?: ReactNode
}) {
  const navigate = useNavigate()
  const { DocumentId: id, ID: number } = document
  const has = (notice: Metadata['Notices'][number]) => document.Notices.includes(notice)
  return (
    <div className="doc-notices">
      {has('origin') && (
        <OriginNotice draft={{ id, number }} onEntered={(entered) => navigate(`/view/${entered}`, { replace: true })} />
      )}
      <AnsweringNotice document={document} actions={actions} />
      <OnHoldNotice document={document} actions={actions} />
      {has('dispute') && (
        <Suspense fallback={<NoticeComing />}>
          <DisputeNotice document={document} />
        </Suspense>
      )}
      {match ??
        (has('match') && (
          <Suspense fallback={<NoticeComing />}>
            <MatchNotice document={document} />
          </Suspense>
        ))}
      {has('confirmation') && (
        <Suspense fallback={<NoticeComing />}>
          <ConfirmationNotice document={document} />
        </Suspense>
      )}
      {has('cancellation') && (
        <Suspense fallback={<NoticeComing />}>
          <CancellationNotice document={document} />
        </Suspense>
      )}
      {has('canceledOrder') && (
        <Suspense fallback={<NoticeComing />}>
          <CanceledOrderNotice document={document} />
        </Suspense>
      )}
      {has('version') && (
        <Suspense fallback={<NoticeComing />}>
          <VersionNotice document={document} />
        </Suspense>
      )}
      {(document.OrderKind === 'BLANKET' || document.OrderKind === 'CALL_OFF') && (
        <Suspense fallback={<NoticeComing />}>
          <BlanketNotice document={document} />
        </Suspense>
      )}
      {has('quotes') && (
        <Suspense fallback={<NoticeComing />}>
          <QuotesNotice document={document} />
        </Suspense>
      )}
      {document.ApprovalState !== undefined && !besideDecision && (
        <>
          <AdviceNotice about={{ id: document.DocumentId, number: document.ID }} />
          <ApprovalNotice document={document} />
        </>
      )}
      {document.PaymentFileId && !document.PaymentState.startsWith('PAID') && (
        <PaymentNotice fileId={document.PaymentFileId} document={document} />
      )}
      {has('namedBills') && (
        <Suspense fallback={<NoticeComing />}>
          <NamedNotice document={document} />
        </Suspense>
      )}
      {document.Open !== undefined && <PartsNotice document={document} />}
      {document.EarlyPayment && <EarlyPaymentNotice document={document} offered={document.EarlyPayment} />}
      {document.DeliveryState === 'RECEIVED' && <DiscountNotice document={document} />}
      {document.Clearance && <ClearanceNotice clearance={document.Clearance} />}
      <HoldNotices document={document} actions={actions} />
      <ScheduledNotices document={document} actions={actions} />
      <ArrivalNotices document={document} actions={actions} />
    </div>
  )
}
