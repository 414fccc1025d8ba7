import { Icon, Status } from '@kontor/kit'
import { Money, momentOf, writtenDay } from '@kontor/tradekit/words'
import { useWords } from './kontor.ts'
import type { MessageId } from './messages/index.ts'
import { iconOf } from './WhatCell.tsx'
import { WorkName } from './words.tsx'
import type { Work } from './work.ts'

/** By which words it is told why a piece is the reader's. */
function whyOf({ kind, type, givenBy, document, subjectType }: Work): MessageId {
  if (kind === 'ANSWER') {
    if (subjectType === 'QUESTIONNAIRE') return 'inbox.why.questionnaire'
    if (type === 'CONFIRMATION') return 'inbox.why.confirmation'
    return document?.type === 'requestforquotation' ? 'inbox.why.quote' : 'inbox.why.ANSWER'
  }
  return kind === 'APPROVAL' && givenBy === undefined ? 'inbox.why.workflow' : `inbox.why.${kind}`
}

/** What a piece is, for how much and by when, and why it is the reader's: in one look. */
export function Reasons({ work }: { work: Work }) {
  const { t, today, locale } = useWords()
  const { kind, document, due, givenBy, openedAt, why, insteadOf, isEscalated } = work
  const name = givenBy?.name ?? t('inbox.gone')
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
      {document && (
        <p className="inbox-sum">
          <bdi>{document.partner}</bdi>
          <Money value={document.amount} currency={document.currency} strong />
        </p>
      )}
      <p>
        {t(whyOf(work), { name })} <span className="doc-quiet">{momentOf(openedAt, today, locale)}</span>
      </p>
      {insteadOf && <p>{t('inbox.why.instead', { name: insteadOf.name ?? t('inbox.gone') })}</p>}
      {why && (
        <blockquote className="inbox-said" dir="auto">
          {why}
        </blockquote>
      )}
    </header>
  )
}
