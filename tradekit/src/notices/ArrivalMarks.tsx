import { Status } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { Row } from '../queries/types.ts'
import { marksOf } from './marks.ts'
import './arrival.css'

const tones = { account: 'bad', duplicate: 'warn' } as const

/** In a row: that it may be a duplicate, that it asks to be paid to another account. */
export function ArrivalMarks({ row }: { row: Row }) {
  const { t } = useWords()
  const marks = marksOf(row)
  if (marks.length === 0) return null
  return (
    <span className="doc-arrival-marks">
      {marks.map((mark) => (
        <Status key={mark} tone={tones[mark]}>
          {t(`arrival.mark.${mark}`)}
        </Status>
      ))}
    </span>
  )
}
