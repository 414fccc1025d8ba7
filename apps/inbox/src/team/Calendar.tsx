import { Button, ScrollRegion } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { daysAfter } from '@kontor/tradekit/words'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useCalendar } from './api.ts'
import { Gaps } from './Gaps.tsx'
import { type Named, SubstituteDialog } from './SubstituteDialog.tsx'
import { WeekRow } from './WeekRow.tsx'
import { weeksOf } from './weeks.ts'

/** By how many days the calendar is turned. */
const stepDays = 28

/** Who of the team is away when and who stands in, a row a person and a column a week; what waits comes first. */
export function Calendar() {
  const { t, format } = useWords()
  const [from, setFrom] = useState<string>()
  const [setting, setSetting] = useState<Named>()
  const calendar = useCalendar(from)
  return (
    <div className="inbox-calendar">
      <Answer of={calendar}>
        {({ people, ...span }) => {
          const weeks = weeksOf(span)
          const turn = (days: number) => () => setFrom(daysAfter(span.from, days))
          return (
            <>
              <Gaps people={people} onSet={setSetting} />
              <div className="inbox-calendar-bar">
                <Button icon={ChevronLeft} label={t('calendar.earlier')} onClick={turn(-stepDays)} />
                <Button onClick={() => setFrom(undefined)}>{t('calendar.today')}</Button>
                <Button icon={ChevronRight} label={t('calendar.later')} onClick={turn(stepDays)} />
              </div>
              <ScrollRegion className="inbox-weeks" label={t('calendar.label')}>
                <table>
                  <caption className="doc-hidden">{t('calendar.label')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('calendar.person')}</th>
                      {weeks.map(({ monday, days, holidays }) => (
                        <th key={monday} scope="col" ref={days.some(({ isToday }) => isToday) ? showWeek : null}>
                          <span className="doc-hidden">{t('calendar.week')} </span>
                          {format.date(monday)}
                          {holidays.length > 0 && (
                            <span className="doc-hidden">
                              {' '}
                              {t('calendar.holidays', { days: holidays.map((day) => format.date(day)).join(', ') })}
                            </span>
                          )}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {people.map((person) => (
                      <WeekRow key={person.id} person={person} weeks={weeks} onSet={() => setSetting(person)} />
                    ))}
                  </tbody>
                </table>
              </ScrollRegion>
              <Legend />
            </>
          )
        }}
      </Answer>
      <SubstituteDialog of={setting} onClose={() => setSetting(undefined)} />
    </div>
  )
}

/** Where all weeks have no room, this one stands beside the names: whoever looks back turns the page for it. */
function showWeek(week: HTMLElement | null): void {
  const region = week?.closest('section')
  const names = week?.parentElement?.firstElementChild
  if (!week || !region || !names) return
  const [box, beside] = [week.getBoundingClientRect(), names.getBoundingClientRect()]
  const isRtl = getComputedStyle(region).direction === 'rtl'
  region.scrollBy({ left: isRtl ? box.right - beside.left : box.left - beside.right, behavior: 'instant' })
}

function Legend() {
  const { t } = useWords()
  return (
    <ul className="inbox-legend" aria-hidden="true">
      <li>
        <span className="inbox-day" data-day="away" /> {t('calendar.legend.away')}
      </li>
      <li>
        <span className="inbox-day" data-day="gap" /> {t('calendar.legend.gap')}
      </li>
      <li>
        <span className="inbox-day" data-off /> {t('calendar.legend.off')}
      </li>
      <li>
        <span className="inbox-day" data-today /> {t('calendar.today')}
      </li>
    </ul>
  )
}
