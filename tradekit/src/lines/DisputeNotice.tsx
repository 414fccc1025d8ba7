import { Button } from '@kontor/kit'
import { useLocation, useNavigate } from 'react-router'
import { useCreate } from '../creating/useCreate.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Notice } from '../notices/Notice.tsx'
import { NoticeComing } from '../notices/NoticeComing.tsx'
import { useLines } from '../queries/lines.ts'
import type { Metadata } from '../queries/types.ts'
import { otherParty } from '../words/parties.ts'

/** That the buyer disputes an invoice of ours, what of it and why, and the ways to settle it. */
export function DisputeNotice({ document }: { document: Metadata }) {
  const { t } = useWords()
  const { company } = useKontor()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data: lines, isLoading } = useLines(document.DocumentId)
  const { create, isPending } = useCreate(document)
  if (!lines?.settlements.length) return <NoticeComing when={isLoading} />
  const disputed = [...lines.byId.values()].filter(({ state }) => state === 'DISPUTED')
  const credit = disputed.map(({ lineId }) => lineId)
  const reply = () => {
    const to = `/view/${document.DocumentId}`
    navigate(to, { state: { tab: 'thread' }, replace: pathname === to })
  }
  return (
    <Notice
      tone="bad"
      title={t('dispute.title', { party: otherParty(document, company.id) })}
      actions={
        <>
          {lines.settlements.includes('credit') && (
            <Button busy={isPending} onClick={() => create({ turnInto: 'creditnote', lineIds: credit })}>
              {credit.length === 0 ? t('dispute.credit') : t('dispute.creditAll', { count: credit.length })}
            </Button>
          )}
          {lines.settlements.includes('replace') && (
            <Button busy={isPending} onClick={() => create('replacement')}>
              {t('dispute.replace')}
            </Button>
          )}
          {lines.settlements.includes('answer') && <Button onClick={reply}>{t('dispute.reply')}</Button>}
        </>
      }
    >
      {disputed.length === 0 && document.StatusMessage && <p dir="auto">{document.StatusMessage}</p>}
      {disputed.map(({ lineId, description = '', dispute }) => (
        <p key={lineId} dir="auto">
          {t('dispute.line', { line: lineId, item: description })}
          {dispute && `: ${dispute}`}
        </p>
      ))}
      <p className="doc-quiet">{t('dispute.answer')}</p>
    </Notice>
  )
}
