import { Money } from '@kontor/tradekit/words'
import type { ComponentType, ReactNode } from 'react'
import type { CardName, Figures } from '../api/figures.ts'
import { documentsApp } from '../documentsApp.ts'
import { useKontor, useWords } from '../kontor.ts'
import { changeOf, shareChange } from './changes.ts'
import { lists } from './lists.ts'
import { rejectionRate, timeOf } from './rates.ts'

interface CardProps {
  readonly figures: Figures
}

function Upcoming({ figures: { Upcoming } }: CardProps) {
  const { t, format } = useWords()
  const { Parts = [], Until = '' } = Upcoming ?? {}
  if (Parts.length === 0) return <p>{t('figures.upcoming.none', { day: format.date(Until) })}</p>
  return Parts.map(({ Type, Currency, Invoices, Sum }) => (
    <Figure
      key={`${Type} ${Currency}`}
      path={lists.upcoming(Type, Currency, Until)}
      text={t(Type === 1 ? 'figures.upcoming.sales' : 'figures.upcoming.purchases', {
        count: Invoices,
        day: format.date(Until),
      })}
    >
      <Money value={Sum} currency={Currency} />
    </Figure>
  ))
}

function Turnaround({ figures: { Turnaround = [], Since } }: CardProps) {
  const { t, today } = useWords()
  if (Turnaround.length === 0) return <p>{t('figures.turnaround.none')}</p>
  return Turnaround.map(({ Type, Days, DaysBefore }) => {
    const { change, by } = changeOf(Days, DaysBefore ?? Days)
    const means = t(Type === 1 ? 'figures.turnaround.sales' : 'figures.turnaround.purchases')
    const compared = DaysBefore === undefined ? undefined : t(`figures.turnaround.${change}`, { count: by })
    return (
      <Figure
        key={Type}
        path={lists.paid(Type, Since, today)}
        text={compared ? t('figures.both', { means, compared }) : means}
      >
        {t('answers.days', { count: Math.round(Days) })}
      </Figure>
    )
  })
}

function Rejections({ figures: { Rejections = [], Since } }: CardProps) {
  const { t, format } = useWords()
  if (Rejections.length === 0) return <p>{t('figures.rejections.none')}</p>
  return Rejections.map(({ Type, Answered, Rejected, HoursToAnswer, Before }) => {
    const rate = rejectionRate({ Answered, Rejected })
    const means = t(Type === 1 ? 'figures.rejections.sales' : 'figures.rejections.purchases', {
      rejected: Rejected,
      count: Answered,
    })
    const before = Before && rejectionRate(Before)
    const compared = before && t(`figures.rejections.${shareChange(rate, before)}`, { before: format.percent(before) })
    const time = HoursToAnswer === undefined ? undefined : timeOf(HoursToAnswer)
    const note = time && t('figures.rejections.answered', { time: t(`answers.${time.unit}`, { count: time.count }) })
    return (
      <Figure
        key={Type}
        path={lists.rejected(Type, Since)}
        text={[compared ? t('figures.both', { means, compared }) : means, note].filter(Boolean).join(' ')}
      >
        {format.percent(rate)}
      </Figure>
    )
  })
}

function GoLive({ figures: { GoLive } }: CardProps) {
  const { t, format } = useWords()
  if (GoLive === undefined) return null
  const { Date: day, Days, Invoices } = GoLive
  const text =
    Days < 0
      ? t('figures.goLive.ahead', { count: -Days })
      : t('figures.goLive.since', { days: t('answers.days', { count: Days }), count: Invoices })
  return (
    <Figure path={lists.since(day)} text={text}>
      {format.date(day)}
    </Figure>
  )
}

/** What each card shows. */
export const contents: Readonly<Record<CardName, ComponentType<CardProps>>> = {
  GO_LIVE_DATE: GoLive,
  UPCOMING_PAYMENTS: Upcoming,
  PAYMENT_TURNAROUND: Turnaround,
  REJECTION_RATE: Rejections,
}

interface FigureProps {
  /** The list that it counts. */
  readonly path: string
  readonly text: string
  readonly children: ReactNode
}

function Figure({ path, text, children }: FigureProps) {
  const { open } = useKontor()
  return (
    <button type="button" className="home-kpi" onClick={() => open(documentsApp, path)}>
      <span className="home-kpi-value">{children}</span>
      <span className="home-sums">{text}</span>
    </button>
  )
}
