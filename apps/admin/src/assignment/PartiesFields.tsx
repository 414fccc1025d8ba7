import type { ReactNode } from 'react'
import { ObjectField } from '../explain/ObjectField.tsx'
import { useWords } from '../kontor.ts'
import type { Named } from './api.ts'
import { TakerField } from './TakerField.tsx'

/** Whose work goes to whom, as far as it is said. */
export interface Parties {
  readonly of?: Named | undefined
  readonly to?: Named | undefined
}

export interface PartiesFieldsProps {
  /** Of whose work is asked for: 'Whose work'. */
  readonly ofLabel: string
  readonly parties: Parties
  /** Somebody tried to go on: what is missing is said. */
  readonly tried: boolean
  readonly onParties: (parties: Parties) => void
  /** What is to be known of it, between the two. */
  readonly children?: ReactNode
}

/** Asks whose work goes to whom; it may be the work of somebody who left. */
export function PartiesFields({ ofLabel, parties: { of, to }, tried, onParties, children }: PartiesFieldsProps) {
  const { t } = useWords()
  return (
    <>
      <ObjectField
        subject="user"
        label={ofLabel}
        error={tried && !of && t('work.whose.needed')}
        value={of?.id ?? null}
        onChange={(id, name) => onParties(id === null ? {} : { of: { id, name } })}
      />
      {children}
      <TakerField
        // Who could take it of one may be another's: it is chosen anew.
        key={of?.id}
        label={t('work.to')}
        besides={of?.id}
        error={tried && !to && t('work.to.needed')}
        value={to?.id ?? null}
        onChange={(taker) => onParties({ of, to: taker })}
      />
    </>
  )
}
