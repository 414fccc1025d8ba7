import { ComboBox, DateField, TextField } from '@kontor/kit'
import { useHolders } from '@kontor/tradekit/queries'
import { useState } from 'react'
import { useKontor, useWords } from './kontor.ts'
import type { TypedRequisition } from './lines.ts'

export interface HeadFieldsProps {
  readonly typed: TypedRequisition
  readonly isNew: boolean
  /** The name of who it was for when it was saved. */
  readonly forWhom: string
  readonly onChange: (change: Partial<TypedRequisition>) => void
}

/** For what, until when and for whom something is needed. */
export function HeadFields({ typed, isNew, forWhom, onChange }: HeadFieldsProps) {
  const { t } = useWords()
  const { user } = useKontor()
  const [text, setText] = useState(forWhom)
  const people = (useHolders() ?? []).filter(({ id, isTeam }) => !isTeam && id !== user.id)
  return (
    <div className="buy-head">
      <TextField
        label={t('buy.note')}
        value={typed.note}
        autoFocus={isNew}
        maxLength={4000}
        onChange={(note) => onChange({ note })}
      />
      <DateField
        label={t('buy.neededBy')}
        value={typed.neededBy}
        onChange={(neededBy) => onChange({ neededBy })}
        notDate={t('buy.notDate')}
        pickLabel={t('buy.pickDay')}
      />
      <ComboBox
        fixed
        label={t('buy.onBehalfOf')}
        value={typed.onBehalfOf}
        text={text}
        onText={setText}
        onChange={(onBehalfOf) => onChange({ onBehalfOf })}
        options={people.map(({ id, name }) => ({ id, label: name }))}
        loadingText={t('buy.loading')}
        emptyText={t('buy.noPerson')}
        openLabel={t('buy.openPeople')}
      />
    </div>
  )
}
