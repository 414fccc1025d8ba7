import { Money, momentOf } from '@kontor/tradekit/words'
import { useApprovals } from '../api/overview.ts'
import type { Approval } from '../api/types.ts'
import { documentsApp, viewOf } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Handed } from './Handed.tsx'

/** What colleagues asked the reader to approve, the longest waiting first. */
export function Approvals() {
  const { t } = useWords()
  return (
    <Handed title={t('approvals.title')} useAnswer={useApprovals} keyOf={({ stepId }) => stepId}>
      {(approval) => <ApprovalRow approval={approval} />}
    </Handed>
  )
}

function ApprovalRow({ approval }: { approval: Approval }) {
  const { t, today, locale } = useWords()
  const { open } = useKontor()
  const { documentId, document, askedByName, askedAt, because, insteadOf } = approval
  return (
    <button type="button" className="home-row" onClick={() => open(documentsApp, viewOf(documentId))}>
      <span className="home-party">
        {t(`type.${document.type as 'invoice'}`)} <bdi>{document.number}</bdi>
      </span>
      <Money value={document.amount} currency={document.currency} />
      <span className="home-what">
        <bdi>{document.partner}</bdi>
        <span>{t('approvals.asked', { name: askedByName ?? t('mine.gone') })}</span>
        {insteadOf && <span>{t('approvals.instead', { name: insteadOf.name })}</span>}
        {because && <bdi className="home-said">{because}</bdi>}
      </span>
      <time dateTime={askedAt}>{momentOf(askedAt, today, locale)}</time>
    </button>
  )
}
