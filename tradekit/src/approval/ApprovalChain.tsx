import { History } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useApproval } from '../queries/approval.ts'
import { stepOf } from './steps.ts'
import './approval.css'

/** Who decided, who waits and why: to be read beside what decides. Nothing where nobody was asked. */
export function ApprovalChain({ documentId }: { documentId: string }) {
  const words = useWords()
  const { t } = words
  const { data: approval } = useApproval(documentId)
  if (!approval || approval.steps.length === 0) return null
  return (
    <section className="doc-approval" aria-label={t('approval.label')}>
      <h3>{t('approval.label')}</h3>
      <History label={t('approval.label')} steps={approval.steps.map((step) => stepOf(step, approval, words))} />
    </section>
  )
}
