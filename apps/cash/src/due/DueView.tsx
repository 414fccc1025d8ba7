import { EmptyState, Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { daysAfter, Money, writtenDay } from '@kontor/tradekit/words'
import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { type Calendar, useCalendar } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Banner } from '../offers/Banner.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { ExpectedPayments } from './ExpectedPayments.tsx'
import { isSupplier, periodsOf, type Unit } from './periods.ts'

/** So far ahead as one call tells. */
const daysAhead = 90

/** What is to be paid and to be received: a supplier reads first when it is paid, a buyer what it will pay. */
export function DueView() {
  const { today } = useWords()
  const calendar = useCalendar(daysAfter(today, daysAhead))
  return <Answer of={calendar}>{(found) => <Due calendar={found} />}</Answer>
}

function Due({ calendar }: { calendar: Calendar }) {
  const { t } = useWords()
  const isEmpty = calendar.Overdue.length + calendar.Days.length === 0
  if (isEmpty)
    return (
      <>
        <Banner />
        <EmptyState icon={CalendarCheck} title={t('due.none.title')} text={t('due.none.text')} />
      </>
    )
  const receivesMore = isSupplier(calendar)
  return (
    <>
      <Banner />
      {receivesMore && <ExpectedPayments />}
      <Periods calendar={calendar} />
      {!receivesMore && <ExpectedPayments />}
    </>
  )
}

const units: readonly Unit[] = ['week', 'month']

function Periods({ calendar }: { calendar: Calendar }) {
  const { t } = useWords()
  const [unit, setUnit] = useState<Unit>('week')
  const [chosen, setChosen] = useState<string>()
  const periods = periodsOf(calendar, unit)
  return (
    <section className="cash-part" aria-labelledby="due-title">
      <div className="cash-head">
        <h2 id="due-title">{t('due.title')}</h2>
        <Select
          label={t('due.unit')}
          placeholder={t('due.unit')}
          value={unit}
          options={units.map((id) => ({ id, label: t(`due.unit.${id}`) }))}
          onChange={(id) => setUnit(id === 'month' ? 'month' : 'week')}
        />
      </div>
      <CalendarTable
        calendar={calendar}
        periods={periods}
        unit={unit}
        chosen={chosen}
        onChoose={(id) => setChosen(id === chosen ? undefined : id)}
      />
      <RatesNote calendar={calendar} />
    </section>
  )
}

/** By which rates foreign sums were converted, and of which day they are. */
function RatesNote({ calendar: { Rates, Currency } }: { calendar: Calendar }) {
  const { t, locale } = useWords()
  if (Rates.length === 0) return null
  return (
    <ul className="cash-rates-note" aria-label={t('due.rates')}>
      {Rates.map((rate) => (
        <li key={rate.Currency}>
          <bdi>
            1 {rate.Currency} = <Money value={rate.Rate} currency={Currency} />
          </bdi>{' '}
          <span>{t('due.rateOf', { day: writtenDay(rate.Day, locale) })}</span>
        </li>
      ))}
    </ul>
  )
}
