import { Chip, ComboBox } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Invitable } from '../queries/types.ts'

export interface PeopleFieldProps {
  readonly label: string
  readonly hint: string
  readonly people: readonly Invitable[]
  readonly chosen: readonly Invitable[]
  readonly onChoose: (chosen: readonly Invitable[]) => void
  readonly required?: boolean
  /** It is the first field of a dialog. */
  readonly autoFocus?: boolean
  readonly error?: ReactNode
}

/** Several people out of many: each that is chosen stands below the field, which is empty for the next. */
export function PeopleField({ label, hint, people, chosen, onChoose, autoFocus = false, ...field }: PeopleFieldProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const left = people.filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <div className="doc-people">
      <ComboBox
        {...field}
        key={chosen.length}
        label={label}
        description={hint}
        fixed
        options={left.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        onChange={(id) => {
          const one = left.find((person) => person.id === id)
          if (one) onChoose([...chosen, one])
        }}
        several
        text={text}
        onText={setText}
        autoFocus={autoFocus || chosen.length > 0}
        loadingText={t('list.loading')}
        emptyText={t('access.nobody')}
        openLabel={label}
      />
      {chosen.length > 0 && (
        <ul aria-label={label}>
          {chosen.map((one) => (
            <li key={one.id}>
              <Chip
                label={one.name}
                onRemove={() => onChoose(chosen.filter((other) => other !== one))}
                removeLabel={t('approval.remove', { name: one.name })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
