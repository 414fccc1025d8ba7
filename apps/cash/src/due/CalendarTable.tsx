import { Icon, Status } from '@kontor/kit'
import { Money, writtenMonth } from '@kontor/tradekit/words'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import type { Calendar, DueSum, Side } from '../api.ts'
import { useWords } from '../kontor.ts'
import { Bills } from './Bills.tsx'
import { convertedTotal, endOf, type Period, startOf, type Unit } from './periods.ts'

const sides: readonly Side[] = ['PAY', 'RECEIVE']

interface CalendarTableProps {
  readonly calendar: Calendar
  readonly periods: readonly Period[]
  readonly unit: Unit
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** Each week or month with what goes out and comes in; a period is opened to see its bills. */
export function CalendarTable({ calendar, periods, unit, chosen, onChoose }: CalendarTableProps) {
  const { t } = useWords()
  const shown = sides.filter((side) => periods.some(({ sums }) => sums.some(({ Side }) => Side === side)))
  const nameOf = usePeriodName(unit)
  return (
    <table className="cash-calendar">
      <caption>{t('due.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`due.unit.${unit}`)}</th>
          {shown.map((side) => (
            <th key={side} scope="col">
              {t(`due.side.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <Fragment key={period.id}>
            <tr>
              <th scope="row">
                <button
                  type="button"
                  className="cash-period"
                  aria-expanded={chosen === period.id}
                  onClick={() => onChoose(period.id)}
                >
                  <Icon of={chosen === period.id ? ChevronDown : ChevronRight} size="small" />
                  {period.id === 'overdue' ? <Status tone="bad">{t('due.overdue')}</Status> : nameOf(period)}
                </button>
              </th>
              {shown.map((side) => (
                <td key={side}>
                  <Sums sums={period.sums} side={side} home={calendar.Currency} />
                </td>
              ))}
            </tr>
            {chosen === period.id && (
              <tr>
                <td className="cash-opened" colSpan={shown.length + 1}>
                  <Bills period={period} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function Sums({ sums, side, home }: { sums: readonly DueSum[]; side: Side; home: string }) {
  const { t, format } = useWords()
  const converted = convertedTotal(sums, side, home)
  return (
    <span className="cash-sums">
      {sums
        .filter(({ Side }) => Side === side)
        .map(({ Currency, Sum }) => (
          <Money key={Currency} value={Sum} currency={Currency} />
        ))}
      {converted !== undefined && <small>{t('due.inAll', { amount: format.amount(converted, home) })}</small>}
    </span>
  )
}

/** '23 – 29 Nov 2026', or 'November 2026'. */
export function usePeriodName(unit: Unit): (period: Period) => string {
  const { locale } = useWords()
  const at = (date: string) => new Date(`${date}T00:00:00Z`)
  return ({ from = '', until }) => {
    if (unit === 'month') return writtenMonth(from.slice(0, 7), locale)
    const options = { dateStyle: 'medium', calendar: 'gregory', timeZone: 'UTC' } as const
    const begin = startOf('week', from)
    return new Intl.DateTimeFormat(locale, options).formatRange(at(begin), at(endOf('week', begin) || until))
  }
}
