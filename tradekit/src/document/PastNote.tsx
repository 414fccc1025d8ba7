import { Button, Icon } from '@kontor/kit'
import { Clock } from 'lucide-react'
import { stepWord } from '../history/events.ts'
import { useWords } from '../kontor.ts'
import { useHistory } from '../queries/document.ts'
import './document.css'

export interface PastNoteProps {
  readonly id: string
  readonly position: number
  readonly onNow: () => void
}

/** That what is shown is the past: as of when, after what, and the way back to now. */
export function PastNote({ id, position, onNow }: PastNoteProps) {
  const { t, format } = useWords()
  const event = useHistory(id).data?.Events.find((one) => Number(one.Position) === position)
  return (
    <div className="doc-past" role="status">
      <Icon of={Clock} />
      <p>
        <b>{t('past.title')}</b>{' '}
        {event && t('past.after', { at: format.instant(event.At), step: t(stepWord(event.Type)) })}
      </p>
      <Button onClick={onNow}>{t('past.back')}</Button>
    </div>
  )
}
