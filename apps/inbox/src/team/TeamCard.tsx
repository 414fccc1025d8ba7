import { Icon, IconButton, Menu, type MenuEntry, Status } from '@kontor/kit'
import { todayOf } from '@kontor/sdk/react'
import { daysBetween, Money, writtenDay } from '@kontor/tradekit/words'
import { Ellipsis, ExternalLink } from 'lucide-react'
import { useKontor, useWords } from '../kontor.ts'
import { iconOf } from '../WhatCell.tsx'
import { nameOf, WorkName } from '../words.tsx'
import type { Card, Workload } from './api.ts'
import { whyNotTo } from './moved.ts'
import type { Dragging } from './useDragTo.ts'

export interface TeamCardProps {
  readonly card: Card
  /** In whose column it stands; nobody's. */
  readonly person: string | undefined
  readonly people: readonly Workload[]
  /** Undefined where it stays. */
  readonly drag: ReturnType<Dragging<unknown>['thing']> | undefined
  readonly onGive: (to: Workload) => void
}

/** A piece of work: what it is, with whom, for how much, by when, how long it waits, and to whom it can be given. */
export function TeamCard({ card, person, people, drag, onGive }: TeamCardProps) {
  const words = useWords()
  const { t, today, locale } = words
  const { kind, document, due, openedAt, holders, isEscalated } = card
  const others = holders.filter(({ id }) => id !== person).map(({ name }) => name ?? t('inbox.gone'))
  return (
    <li className="inbox-team-card" {...drag}>
      <div className="inbox-card-top">
        <Icon of={iconOf[kind]} size="small" label={t(`inbox.kind.${kind}`)} />
        <span className="inbox-card-name">
          {document && <bdi className="inbox-partner">{document.partner}</bdi>} <WorkName work={card} />
        </span>
        <CardMenu {...{ card, person, people, onGive }} />
      </div>
      <div className="inbox-card-facts">
        {due && <Status tone={due < today ? 'bad' : 'mute'}>{t('inbox.due', { day: writtenDay(due, locale) })}</Status>}
        {document && <Money value={document.amount} currency={document.currency} />}
      </div>
      <div className="inbox-card-facts inbox-card-quiet">
        <span>{t('team.waits', { days: daysBetween(todayOf(new Date(openedAt)), today) })}</span>
        {isEscalated && <Status tone="bad">{t('inbox.escalated')}</Status>}
      </div>
      {card.whyNot !== undefined && <p className="inbox-card-quiet">{t('team.stays', { why: card.whyNot })}</p>}
      {others.length > 0 && person !== undefined && (
        <p className="inbox-card-quiet">{t('team.also', { names: others.join(', ') })}</p>
      )}
    </li>
  )
}

function CardMenu({ card, person, people, onGive }: Omit<TeamCardProps, 'drag'>) {
  const words = useWords()
  const { t } = words
  const { open } = useKontor()
  const { document, subjectId, whyNot } = card
  const look: MenuEntry[] =
    document && subjectId
      ? [
          {
            id: 'open',
            text: t('inbox.act.open'),
            icon: ExternalLink,
            onSelect: () => open('Kontor.Documents', `/view/${subjectId}`),
          },
        ]
      : []
  const gives = whyNot === undefined ? people.filter(({ id }) => id !== person) : []
  const entries = gives.map((to): MenuEntry => {
    const why = whyNotTo(card, to)
    const goes = to.taker && t('team.give.goes', { name: to.taker.name ?? t('inbox.gone') })
    return {
      id: to.id,
      text: t('team.give', { name: to.name }),
      note: why ?? goes,
      disabled: why !== undefined,
      onSelect: () => onGive(to),
    }
  })
  const label = t('team.menu', { what: nameOf(card, words) })
  if (entries.length + look.length === 0) return null
  return (
    <Menu
      label={label}
      entries={[...entries, ...(entries.length > 0 && look.length > 0 ? (['line'] as const) : []), ...look]}
    >
      <IconButton icon={Ellipsis} label={label} />
    </Menu>
  )
}
