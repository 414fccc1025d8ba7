import { Brief, BriefQuote } from '@kontor/tradekit/brief'
import { DocumentName, Money } from '@kontor/tradekit/words'
import { useApprovals } from '../api/overview.ts'
import type { Approval } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Handed } from './Handed.tsx'

/** What colleagues asked the reader to approve, the longest waiting first. */
export function Approvals() {
  const { t } = useWords()
  return (
    <Handed title={t('approvals.title')} kind="APPROVAL" useAnswer={useApprovals} keyOf={({ stepId }) => stepId}>
      {(approval) => <ApprovalRow approval={approval} />}
    </Handed>
  )
}

function ApprovalRow({ approval }: { approval: Approval }) {
  const { t } = useWords()
  const { open } = useKontor()
  const { documentId, document, askedBy, askedByName, askedAt, because, insteadOf } = approval
  return (
    <Brief
      title={<DocumentName type={document.type} number={document.number} />}
      aside={<Money value={document.amount} currency={document.currency} />}
      at={askedAt}
      onOpen={() => open(documentsApp, viewOf(documentId))}
    >
      <bdi>{document.partner}</bdi>
      <span>
        {askedBy === undefined
          ? t('approvals.workflow')
          : t('approvals.asked', { name: askedByName ?? t('mine.gone') })}
      </span>
      {insteadOf && <span>{t('approvals.instead', { name: insteadOf.name })}</span>}
      {because && <BriefQuote>{because}</BriefQuote>}
    </Brief>
  )
}
