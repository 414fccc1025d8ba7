import { Button } from '@kontor/kit'
import type { DocumentActions } from '../actions/useActions.tsx'
import { useWords } from '../kontor.ts'
import type { Metadata } from '../queries/types.ts'
import { writtenDay } from '../words/days.ts'
import { Notice } from './Notice.tsx'

/** That an invoice is on hold: why, by whom, and until when. */
export function OnHoldNotice({ document: { OnHold }, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t, format, locale } = useWords()
  if (!OnHold) return null
  const { Reason, Since, Until, ByName } = OnHold
  return (
    <Notice
      tone="warn"
      title={Until ? t('papers.onHoldUntil', { day: writtenDay(Until, locale) }) : t('hold.mark')}
      actions={
        actions.allowed.includes('resume') && (
          <Button onClick={() => actions.run('resume')}>{t('action.resume')}</Button>
        )
      }
    >
      <p dir="auto">{Reason}</p>
      <p className="doc-quiet">{[ByName, format.day(Since)].filter(Boolean).join(' · ')}</p>
    </Notice>
  )
}

/** That a document is held, by itself or with its partner: why, since when and by whom; what is held by itself may be released. */
export function HoldNotices({ document, actions }: { document: Metadata; actions: DocumentActions }) {
  const { t, format } = useWords()
  return (document.Held ?? []).map(({ Kind, Reason, Since, By }) => (
    <Notice
      key={Kind}
      tone="warn"
      title={t('keeping.mark')}
      actions={
        Kind === 'DOCUMENT' &&
        actions.allowed.includes('release') && (
          <Button onClick={() => actions.run('release')}>{t('keeping.release')}</Button>
        )
      }
    >
      <p>{t(`keeping.held.${Kind}`, { date: format.day(Since), reason: Reason })}</p>
      {By && <p className="doc-quiet">{By}</p>}
    </Notice>
  ))
}
