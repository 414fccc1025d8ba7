import { Chip, ComboBox } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import './several.css'

export interface SeveralFieldProps {
  readonly label: string
  readonly description?: string
  /** All that can be chosen, by id. */
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  /** What is said of one that is no option any more. */
  readonly goneText: string
  readonly emptyText: string
  readonly openLabel: string
  readonly removeLabel: (name: string) => string
}

/** Several of a list: each that is taken stands below, and the field waits for the next. */
export function SeveralField(props: SeveralFieldProps) {
  const { label, description, options, chosen, onChange, goneText, emptyText, openLabel, removeLabel } = props
  const { t } = useWords()
  const [text, setText] = useState('')
  const nameOf = (id: string) => options.find((one) => one.id === id)?.label ?? goneText
  return (
    <>
      <ComboBox
        label={label}
        description={description}
        several
        fixed
        value={null}
        text={text}
        onText={setText}
        onChange={(id) => {
          if (id !== null && !chosen.includes(id)) onChange([...chosen, id])
          setText('')
        }}
        options={options.filter(({ id }) => !chosen.includes(id))}
        loadingText={t('answer.loading')}
        emptyText={emptyText}
        openLabel={openLabel}
      />
      {chosen.length > 0 && (
        <div className="doc-chips">
          {chosen.map((id) => (
            <Chip
              key={id}
              label={nameOf(id)}
              onRemove={() => onChange(chosen.filter((one) => one !== id))}
              removeLabel={removeLabel(nameOf(id))}
            />
          ))}
        </div>
      )}
    </>
  )
}
