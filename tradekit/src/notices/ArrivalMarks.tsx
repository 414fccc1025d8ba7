import { Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Row } from '../queries/types.ts'
import './arrival.css'

const marks = {
  SENDER_DIFFERS: { tone: 'bad', message: 'arrival.mark.sender' },
  PAYEE_CHANGED: { tone: 'bad', message: 'arrival.mark.account' },
  MATCH_DIFFERS: { tone: 'warn', message: 'arrival.mark.match' },
  ON_HOLD: { tone: 'warn', message: 'hold.mark' },
  DUPLICATE: { tone: 'warn', message: 'arrival.mark.duplicate' },
} as const

/** In a row: that another than its seller sent it, that it may be a duplicate, that it asks to be paid to another account, that it differs from its order, that it is on hold. */
export function ArrivalMarks({ row: { Warnings = [], SentBy = '' } }: { row: Row }) {
  const { t } = useWords()
  if (Warnings.length === 0) return null
  return (
    <span className="doc-arrival-marks">
      {Warnings.map((warning) => (
        <Status key={warning} tone={marks[warning].tone}>
          {t(marks[warning].message, { sender: SentBy })}
        </Status>
      ))}
    </span>
  )
}
