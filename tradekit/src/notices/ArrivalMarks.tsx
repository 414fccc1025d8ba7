import { Icon, Status } from '@kontor/kit'
import { Building2, CirclePause, Copy, Landmark, Scale, UserX } from 'lucide-react'
import { useWords } from '../kontor.ts'
import type { Row } from '../queries/types.ts'
import './arrival.css'

const marks = {
  SENDER_DIFFERS: { tone: 'bad', message: 'arrival.mark.sender', icon: UserX },
  BUYER_DIFFERS: { tone: 'bad', message: 'arrival.mark.buyer', icon: Building2 },
  PAYEE_CHANGED: { tone: 'bad', message: 'arrival.mark.account', icon: Landmark },
  MATCH_DIFFERS: { tone: 'warn', message: 'arrival.mark.match', icon: Scale },
  ON_HOLD: { tone: 'warn', message: 'hold.mark', icon: CirclePause },
  DUPLICATE: { tone: 'warn', message: 'arrival.mark.duplicate', icon: Copy },
} as const

/**
 * In a row: that another than its seller sent it, that it names another buyer, that it may be a duplicate, that it asks to be paid
 * to another account, that it differs from its order, that it is on hold. A sign for the costliest, with how many there are, needs no
 * more room than the sign of the way that it came: neither it nor the name beside it is ever cut.
 */
export function ArrivalSign({ row: { Warnings = [], SentBy = '' } }: { row: Row }) {
  const { t } = useWords()
  const [first] = Warnings
  if (first === undefined) return null
  const words = Warnings.map((warning) => t(marks[warning].message, { sender: SentBy })).join(' · ')
  return (
    <span className="doc-sign" data-tone={marks[first].tone} title={words}>
      <Icon of={marks[first].icon} label={words} />
      {Warnings.length > 1 && <span aria-hidden="true">{Warnings.length}</span>}
    </span>
  )
}

/** The words of the sign, where a name leaves room for them: who cannot see has heard them with the sign. */
export function ArrivalWords({ row: { Warnings = [], SentBy = '' } }: { row: Row }) {
  const { t } = useWords()
  return (
    <span className="doc-sign-words" aria-hidden="true">
      {Warnings.map((warning) => (
        <Status key={warning} tone={marks[warning].tone}>
          {t(marks[warning].message, { sender: SentBy })}
        </Status>
      ))}
    </span>
  )
}
