import type { DocumentActions } from '../actions/useActions.tsx'
import type { Metadata } from '../queries/types.ts'
import { BuyerNotice } from './BuyerNotice.tsx'
import { DuplicateNotice } from './DuplicateNotice.tsx'
import { PayeeNotice } from './PayeeNotice.tsx'
import { SenderNotice } from './SenderNotice.tsx'
import './arrival.css'

/** What was found when the document arrived, and what can be done about it. */
export function ArrivalNotices({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  return (
    <>
      {document.Warnings?.includes('SENDER_DIFFERS') && <SenderNotice document={document} />}
      {document.Warnings?.includes('BUYER_DIFFERS') && <BuyerNotice document={document} actions={actions} />}
      {document.DuplicateBy && <DuplicateNotice document={document} by={document.DuplicateBy} actions={actions} />}
      {document.PayeeCheck && <PayeeNotice document={document} check={document.PayeeCheck} actions={actions} />}
    </>
  )
}
