import { Button, IconButton } from '@kontor/kit'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Way } from './api.ts'
import { useWords } from './kontor.ts'
import { ToField, type ToFieldProps } from './ToField.tsx'

export interface BranchFieldsProps extends Pick<ToFieldProps, 'options'> {
  readonly ways: readonly Way[]
  readonly onChange: (ways: Way[]) => void
}

/** Where the branches begin that run at the same time. */
export function BranchFields({ ways, options, onChange }: BranchFieldsProps) {
  const { t } = useWords()
  // What is chosen in a branch stays with it when another is removed.
  const [keys, setKeys] = useState(() => ways.map(() => crypto.randomUUID()))
  return (
    <>
      {ways.map((way, place) => (
        <fieldset key={keys[place]} className="flow-way">
          <legend>{t('way.branch', { place: place + 1 })}</legend>
          <ToField
            label={t('way.to')}
            way={way.StepId === '' ? undefined : way}
            options={options}
            onChange={(to) => onChange(ways.map((one, at) => (at === place ? { StepId: to?.StepId ?? '' } : one)))}
          />
          <IconButton
            icon={X}
            label={t('way.remove', { place: place + 1 })}
            onClick={() => {
              setKeys(keys.filter((_, at) => at !== place))
              onChange(ways.filter((_, at) => at !== place))
            }}
          />
        </fieldset>
      ))}
      <Button
        icon={Plus}
        onClick={() => {
          setKeys([...keys, crypto.randomUUID()])
          onChange([...ways, { StepId: options[0]?.id ?? '' }])
        }}
      >
        {t('way.add')}
      </Button>
    </>
  )
}
