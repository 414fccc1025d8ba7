import { Button, History } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useState } from 'react'
import { AdviceList } from '../advice/AdviceList.tsx'
import { AskAdviceButton, aboutOf } from '../advice/AskAdviceButton.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { useApproval, useChangeApproval } from '../queries/approval.ts'
import type { ApprovalStep, Metadata } from '../queries/types.ts'
import { ApprovalDialog, type ApprovalQuestion } from './ApprovalDialog.tsx'
import { anyOf, stepOf } from './steps.ts'
import './approval.css'

/** Who approves the document in the company, who has, when and why; whoever may asks for it, gives or refuses it. */
export function ApprovalSection({ document }: { document: Metadata }) {
  const words = useWords()
  const { t } = words
  const { company } = useKontor()
  const { data: approval, error } = useApproval(document.DocumentId)
  const [act, setAct] = useState<ApprovalQuestion>()
  const approving = useChangeApproval(document.DocumentId, () => undefined)
  if (error && !approval) return <p className="doc-quiet">{messageOf(error, t)}</p>
  if (!approval) return null
  const { steps, canApprove, canReject, canInvite, invitable } = approval
  const canAsk = canInvite && invitable.length > 0
  if (steps.length === 0 && !canAsk) return null
  const withdrawing = ({ id, allowedActions, invitedUserIds }: ApprovalStep) =>
    allowedActions.includes('withdraw') && (
      <Button
        type="text"
        label={t('approval.withdraw.named', { names: anyOf(approval, invitedUserIds, words) })}
        disabled={approving.isPending}
        onClick={() => approving.mutate({ does: 'withdraw', stepId: id })}
      >
        {t('approval.withdraw')}
      </Button>
    )
  return (
    <section className="doc-approval" aria-labelledby="approval">
      <h3 id="approval">{t('approval.label')}</h3>
      {steps.length === 0 ? (
        <p className="doc-quiet">{t('approval.none')}</p>
      ) : (
        <History
          label={t('approval.label')}
          steps={steps.map((step) => ({ ...stepOf(step, approval, words), actions: withdrawing(step) }))}
        />
      )}
      <AdviceList documentId={document.DocumentId} heading />
      <div className="doc-approval-acts">
        {canApprove && (
          <Button type="primary" onClick={() => setAct('approve')}>
            {t('approval.approve')}
          </Button>
        )}
        {canReject && <Button onClick={() => setAct('refuse')}>{t('approval.refuse')}</Button>}
        {canApprove && <AskAdviceButton about={aboutOf(document, company.id)} />}
        {canAsk && (
          <Button onClick={() => setAct('ask')}>{t(steps.length === 0 ? 'approval.ask' : 'approval.askMore')}</Button>
        )}
      </div>
      <ApprovalDialog document={document} invitable={invitable} act={act} onClose={() => setAct(undefined)} />
    </section>
  )
}
