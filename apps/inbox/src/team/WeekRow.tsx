import { IconButton, Menu, type MenuEntry } from '@kontor/kit'
import { Ellipsis } from 'lucide-react'
import { useWords } from '../kontor.ts'
import { type Teammate, useSubstitute } from './api.ts'
import { useSpans } from './useSpans.ts'
import { standingOn, type Week, within } from './weeks.ts'

export interface WeekRowProps {
  readonly person: Teammate
  readonly weeks: readonly Week[]
  /** Asks who stands in for them. */
  readonly onSet: () => void
}

/** A colleague's weeks: each day as a mark, and the same in words for who hears it. */
export function WeekRow({ person, weeks, onSet }: WeekRowProps) {
  const { t } = useWords()
  const { name, set } = person
  const end = useSubstitute()
  const other = set?.to.name ?? t('inbox.gone')
  const ends: MenuEntry[] = set
    ? [{ id: 'end', text: t('calendar.end', { other }), onSelect: () => end.mutate({ of: person, to: undefined }) }]
    : []
  return (
    <tr>
      <th scope="row">
        <div>
          <span dir="auto">{name}</span>
          <Menu
            label={t('calendar.menu', { name })}
            entries={[{ id: 'set', text: t('calendar.set', { name }), onSelect: onSet }, ...ends]}
          >
            <IconButton icon={Ellipsis} label={t('calendar.menu', { name })} />
          </Menu>
        </div>
        {set && (
          <small>
            {t(set.delegationType === 'SUBSTITUTING' ? 'calendar.goes.away' : 'calendar.goes.always', { name: other })}
          </small>
        )}
      </th>
      {weeks.map((week) => (
        <WeekCell key={week.monday} person={person} week={week} />
      ))}
    </tr>
  )
}

function WeekCell({ person, week }: { person: Teammate; week: Week }) {
  const { t } = useWords()
  const spanOf = useSpans()
  const away = within(person.absences, week).map(({ substitute, ...days }) =>
    substitute
      ? t('calendar.cell.standsIn', { days: spanOf(days), name: substitute.name ?? t('inbox.gone') })
      : t('calendar.cell.away', { days: spanOf(days) }),
  )
  const waits = within(person.gaps, week).map((days) => t('calendar.cell.gap', { days: spanOf(days) }))
  const words = [...away, ...waits].join(' ')
  return (
    <td {...(words && { title: words })}>
      <span className="inbox-week" aria-hidden="true">
        {week.days.map((day) => (
          <span
            key={day.date}
            className="inbox-day"
            data-day={standingOn(person, day)}
            data-off={day.isOff || undefined}
            data-today={day.isToday || undefined}
          />
        ))}
      </span>
      {words && <span className="doc-hidden">{words}</span>}
    </td>
  )
}
