import { Button, Status } from '@kontor/kit'
import { Money, writtenDay } from '@kontor/tradekit/words'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'
import type { Workload } from './api.ts'

type Pile = Pick<Workload, 'open' | 'overdue' | 'sums' | 'hidden' | 'kinds'>

interface UnassignedHeadProps {
  readonly pile: Pile
  /** How much waits with who has most. */
  readonly maxOpen: number
}

/** What nobody has, and how much of it there is. */
export function UnassignedHead({ pile, maxOpen }: UnassignedHeadProps) {
  const { t } = useWords()
  return (
    <>
      <h2>{t('team.nobody')}</h2>
      <Load pile={pile} maxOpen={maxOpen} />
    </>
  )
}

export interface PersonHeadProps {
  readonly person: Workload
  readonly maxOpen: number
  readonly onHand: () => void
}

/** Whose work it is, how much, and who gets what is given to them. */
export function PersonHead({ person, maxOpen, onHand }: PersonHeadProps) {
  const { t } = useWords()
  const { name, whyNot, kinds } = person
  return (
    <>
      <h2 dir="auto">{name}</h2>
      <Load pile={person} maxOpen={maxOpen}>
        {kinds.some(({ kind }) => kind === 'ASSIGNMENT') && (
          <Button type="text" label={t('team.hand.named', { name })} onClick={onHand}>
            {t('team.hand')}
          </Button>
        )}
      </Load>
      <Away person={person} />
      {whyNot && <p>{t('team.whyNot', { name, why: whyNot })}</p>}
    </>
  )
}

function Load({
  pile: { open, overdue, sums, hidden },
  maxOpen,
  children,
}: UnassignedHeadProps & { children?: ReactNode }) {
  const { t } = useWords()
  return (
    <>
      <div className="inbox-load">
        <span>{open === 0 ? t('team.free') : t('team.count', { count: open })}</span>
        {overdue > 0 && <Status tone="bad">{t('team.overdue', { count: overdue })}</Status>}
        {children}
      </div>
      <div className="inbox-share" aria-hidden="true">
        <div
          style={{ inlineSize: `${(100 * Math.min(open, maxOpen)) / maxOpen}%` }}
          data-late={overdue > 0 || undefined}
        />
      </div>
      {sums.length > 0 && (
        <p className="inbox-sums">
          {sums.map(({ currency, amount }) => (
            <Money key={currency} value={amount} currency={currency} />
          ))}
        </p>
      )}
      {hidden > 0 && <p>{t('team.hidden', { count: hidden })}</p>}
    </>
  )
}

function Away({ person: { away, substitute, taker } }: { person: Workload }) {
  const { t, locale, today } = useWords()
  if (!away) return taker ? <p>{t('team.goesTo', { name: taker.name ?? t('inbox.gone') })}</p> : null
  const [from, until] = [writtenDay(away.from, locale), writtenDay(away.until, locale)]
  if (away.from > today) {
    const standsIn = substitute
      ? t('team.substitute', { name: substitute.name ?? t('inbox.gone') })
      : t('team.noSubstitute')
    return (
      <div className="inbox-away">
        <Status tone="mute">{t('team.away', { from, until })}</Status>
        <p>{standsIn}</p>
      </div>
    )
  }
  return (
    <div className="inbox-away">
      <Status tone="warn">{t('team.awayUntil', { until })}</Status>
      <p>{taker ? t('team.goesTo', { name: taker.name ?? t('inbox.gone') }) : t('team.waitsHere')}</p>
    </div>
  )
}
