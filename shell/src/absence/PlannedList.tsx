import { IconButton } from '@kontor/kit'
import { X } from 'lucide-react'
import { useWords } from '../messages/useWords.ts'
import type { Away } from './useAbsence.ts'
import type { useAbsenceWords } from './useAbsenceWords.ts'
import './absence.css'

interface PlannedListProps {
  readonly t: NonNullable<ReturnType<typeof useAbsenceWords>>['t']
  readonly planned: readonly Away[]
  readonly busy: boolean
  readonly onRemove: (absence: Away) => void
}

/** The absences that are planned after the next one, each with a way to take it back. */
export function PlannedList({ t, planned, busy, onRemove }: PlannedListProps) {
  const { format } = useWords()
  return (
    <section className="s-absences" aria-label={t('away.planned')}>
      <b>{t('away.planned')}</b>
      <ul>
        {planned.map((absence) => {
          const days = t('away.days', { from: format.date(absence.From), until: format.date(absence.Until) })
          return (
            <li key={absence.From}>
              <span>
                {days}
                {absence.Substitute && <small dir="auto">{absence.Substitute.Name}</small>}
              </span>
              <IconButton
                icon={X}
                label={t('away.remove', { days })}
                disabled={busy}
                onClick={() => onRemove(absence)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
