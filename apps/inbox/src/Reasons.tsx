import { Icon, Status } from '@kontor/kit'
import { Money, momentOf, writtenDay } from '@kontor/tradekit/words'
import { useWords } from './kontor.ts'
import type { MessageId } from './messages/index.ts'
import { WayTaken } from './WayTaken.tsx'
import { iconOf } from './WhatCell.tsx'
import { matterOf, nameOf, WorkName } from './words.tsx'
import type { Work } from './work.ts'

/** By which words it is told why a piece is the reader's. */
function whyOf({ kind, type, givenBy, document, subjectType, allowedActions }: Work): MessageId {
  if (kind === 'ANSWER') {
    if (subjectType === 'QUESTIONNAIRE') return 'inbox.why.questionnaire'
    if (type === 'CONFIRMATION') return 'inbox.why.confirmation'
    return document?.type === 'requestforquotation' ? 'inbox.why.quote' : 'inbox.why.ANSWER'
  }
  if (kind === 'TASK' && allowedActions.includes('approve')) return 'inbox.why.APPROVAL'
  return kind === 'APPROVAL' && givenBy === undefined ? 'inbox.why.workflow' : `inbox.why.${kind}`
}

/** What a piece is, for how much and by when, and why it is the reader's: in one look. */
export function Reasons({ work }: { work: Work }) {
  const words = useWords()
  const { t, today, locale } = words
  const { kind, requisition, due, givenBy, openedAt, insteadOf, isEscalated } = work
  const matter = matterOf(work)
  // A wish is its requester’s, whoever or whatever passed it on.
  const name = requisition?.requester ?? givenBy?.name ?? t('inbox.gone')
  const why = requisition ? requisition.note : work.why
  return (
    <header className="inbox-head">
      <p className="inbox-kind">
        <Icon of={iconOf[kind]} size="small" />
        {t(`inbox.kind.${kind}`)}
        {due && <Status tone={due < today ? 'bad' : 'mute'}>{t('inbox.due', { day: writtenDay(due, locale) })}</Status>}
        {isEscalated && <Status tone="bad">{t('inbox.escalated')}</Status>}
      </p>
      <h2>
        <WorkName work={work} />
      </h2>
      {matter && (
        <p className="inbox-sum">
          <bdi>{matter.partner}</bdi>
          <Money value={matter.amount} currency={matter.currency} strong />
        </p>
      )}
      <p>
        {t(whyOf(work), { name })} <span className="doc-quiet">{momentOf(openedAt, today, locale)}</span>
      </p>
      {kind === 'APPROVAL' && !givenBy && work.subjectId && <WayTaken documentId={work.subjectId} />}
      {insteadOf && <p>{t('inbox.why.instead', { name: insteadOf.name ?? t('inbox.gone') })}</p>}
      {why && why !== nameOf(work, words) && (
        <blockquote className="inbox-said" dir="auto">
          {why}
        </blockquote>
      )}
    </header>
  )
}
