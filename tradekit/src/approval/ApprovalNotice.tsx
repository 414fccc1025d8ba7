import { Button } from '@kontor/kit'
import { useState } from 'react'
import { AdviceList } from '../advice/AdviceList.tsx'
import { AskAdviceButton, aboutOf } from '../advice/AskAdviceButton.tsx'
import { useKontor, useWords, type Words } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useApproval } from '../queries/approval.ts'
import type { Approval, ApprovalStep, Metadata } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'
import { ApprovalDialog, type ApprovalQuestion } from './ApprovalDialog.tsx'
import { anyOf, askedBy, nameIn } from './steps.ts'
import './approval.css'

/** That the reader is asked to approve the document, and by whom and why; that it waits for others, or was refused. */
export function ApprovalNotice({ document }: { document: Metadata }) {
  const words = useWords()
  const { t, today, locale } = words
  const { user, company } = useKontor()
  const { data: approval, isLoading } = useApproval(document.DocumentId)
  const [act, setAct] = useState<ApprovalQuestion>()
  if (!approval) return <NoticeComing when={isLoading} />
  const { steps, canApprove, canReject, canInvite, invitable } = approval
  // A refusal is news while somebody can do something about it.
  const isRefused = canInvite && document.ApprovalState === 'REFUSED'
  const waiting = steps.filter(({ kind }) => kind === 'current')
  // Where several wait side by side, the reader's own is the one to be told of.
  const step = isRefused
    ? steps.findLast(({ outcome }) => outcome === 'REJECT')
    : (waiting.find(({ approverIds }) => approverIds.includes(user.id)) ?? waiting[0])
  return (
    <>
      {step && (
        <Notice
          tone={isRefused ? 'bad' : canApprove ? 'warn' : 'info'}
          title={titleOf(step, approval, words)}
          actions={
            (isRefused || canApprove || canReject) && (
              <>
                {canApprove && (
                  <Button type={document.Warnings ? 'secondary' : 'primary'} onClick={() => setAct('approve')}>
                    {t('approval.approve')}
                  </Button>
                )}
                {canReject && <Button onClick={() => setAct('refuse')}>{t('approval.refuse')}</Button>}
                {canApprove && <AskAdviceButton about={aboutOf(document, company.id)} />}
                {isRefused && invitable.length > 0 && (
                  <Button onClick={() => setAct('ask')}>{t('approval.askAnew')}</Button>
                )}
              </>
            )
          }
        >
          {(step.reason ?? step.because) && <p dir="auto">{step.reason ?? step.because}</p>}
          <p className="doc-quiet doc-approval-asked">
            {!canApprove && `${askedBy(step, approval, words)} · `}
            {momentOf(step.decidedAt ?? step.askedAt, today, locale)}
          </p>
          {canApprove && <AdviceList documentId={document.DocumentId} />}
        </Notice>
      )}
      <ApprovalDialog document={document} invitable={invitable} act={act} onClose={() => setAct(undefined)} />
    </>
  )
}

function titleOf(step: ApprovalStep, approval: Approval & { readonly canApprove: boolean }, words: Words): string {
  if (step.outcome) return words.t('approval.step.REJECT', { name: nameIn(approval, step.decidedBy, words) })
  if (approval.canApprove)
    return step.rule
      ? words.t('approval.yours.workflow')
      : words.t('approval.yours', { name: nameIn(approval, step.askedBy, words) })
  return words.t('approval.step.current', { names: anyOf(approval, step.approverIds, words) })
}
