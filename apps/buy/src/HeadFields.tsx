import { ComboBox, DateField, Select, TextField } from '@kontor/kit'
import { useHolders } from '@kontor/tradekit/queries'
import { useState } from 'react'
import { keyOfPlace, usePlaces } from './api.ts'
import { useKontor, useWords } from './kontor.ts'
import type { TypedRequisition } from './lines.ts'
import type { WrongHead } from './useFindings.ts'

export interface HeadFieldsProps {
  readonly typed: TypedRequisition
  readonly isNew: boolean
  /** The name of who it was for when it was saved. */
  readonly forWhom: string
  /** What is in its way as it was saved. */
  readonly wrong: WrongHead
  readonly onChange: (change: Partial<TypedRequisition>) => void
}

/** The choice of none. */
const nowhere = 'none'

/** For what, until when, for whom and where something is needed. */
export function HeadFields({ typed, isNew, forWhom, wrong, onChange }: HeadFieldsProps) {
  const { t } = useWords()
  const { user } = useKontor()
  const [text, setText] = useState(forWhom)
  const places = usePlaces()
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
        error={wrong.person}
        value={typed.onBehalfOf}
        text={text}
        onText={setText}
        onChange={(onBehalfOf) => onChange({ onBehalfOf })}
        options={people.map(({ id, name }) => ({ id, label: name }))}
        loadingText={t('buy.loading')}
        emptyText={t('buy.noPerson')}
        openLabel={t('buy.openPeople')}
      />
      {(places.length > 0 || wrong.place) && (
        <div className="buy-place">
          <Select
            label={t('buy.deliverTo')}
            error={wrong.place}
            placeholder={t('buy.deliverTo.none')}
            options={[
              { id: nowhere, label: t('buy.deliverTo.none') },
              ...places.map(({ key, words }) => ({ id: key, label: words })),
            ]}
            value={typed.deliverTo ? keyOfPlace(typed.deliverTo) : nowhere}
            onChange={(key) => onChange({ deliverTo: places.find((one) => one.key === key)?.name })}
          />
        </div>
      )}
    </div>
  )
}
