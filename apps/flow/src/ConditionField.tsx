import { Button, Select, TextField } from '@kontor/kit'
import { useState } from 'react'
import { type Fact, useVersions } from './api.ts'
import { type Comparison, comparisons, readCondition, type Simple, writeCondition } from './conditions.ts'
import { useWords } from './kontor.ts'

export interface ConditionFieldProps {
  /** In FEEL; empty while it is not whole. */
  readonly condition: string
  readonly onChange: (condition: string) => void
  readonly error: string | false
}

/** A condition that is chosen: what is asked, how, and against what; or one that is written in FEEL. */
export function ConditionField({ condition, onChange, error }: ConditionFieldProps) {
  const { t } = useWords()
  const facts = useVersions().data?.Facts ?? []
  const [chosen, setChosen] = useState<Simple | undefined>(() => readCondition(condition, facts))
  const [isWritten, setIsWritten] = useState(condition !== '' && chosen === undefined)
  if (facts.length === 0) return null
  if (isWritten)
    return (
      <div className="flow-condition">
        <TextField
          label={t('condition.feel')}
          description={t('condition.feel.hint', { names: facts.map(({ Name }) => Name).join(', ') })}
          value={condition}
          maxLength={1000}
          onChange={onChange}
          error={error}
        />
        <Button
          type="text"
          disabled={condition !== '' && readCondition(condition, facts) === undefined}
          onClick={() => {
            setChosen(readCondition(condition, facts))
            setIsWritten(false)
          }}
        >
          {t('condition.choose')}
        </Button>
      </div>
    )
  const set = (next: Simple) => {
    setChosen(next)
    onChange(writeCondition(next, typeOf(next.fact, facts)) ?? '')
  }
  return (
    <div className="flow-condition">
      <Choices facts={facts} chosen={chosen} onChange={set} error={error} />
      <Button type="text" onClick={() => setIsWritten(true)}>
        {t('condition.write')}
      </Button>
    </div>
  )
}

const typeOf = (name: string, facts: readonly Fact[]): Fact['Type'] =>
  facts.find(({ Name }) => Name === name)?.Type ?? 'TEXT'

interface ChoicesProps {
  readonly facts: readonly Fact[]
  readonly chosen: Simple | undefined
  readonly onChange: (chosen: Simple) => void
  readonly error: string | false
}

function Choices({ facts, chosen, onChange, error }: ChoicesProps) {
  const { t } = useWords()
  const type = chosen && typeOf(chosen.fact, facts)
  const needsValue = chosen !== undefined && chosen.comparison !== 'yes' && chosen.comparison !== 'no'
  return (
    <div className="flow-choices">
      <Select
        label={t('condition.fact')}
        placeholder={t('condition.fact')}
        value={chosen?.fact ?? null}
        options={facts.map(({ Name }) => ({ id: Name, label: t(`fact.${Name as 'amount'}`) }))}
        error={!chosen && error}
        onChange={(fact) => onChange({ fact, comparison: comparisons[typeOf(fact, facts)][0], value: '' })}
      />
      {chosen && type && (
        <Select
          label={t('condition.comparison')}
          placeholder={t('condition.comparison')}
          value={chosen.comparison}
          options={comparisons[type].map((id) => ({ id, label: t(`compare.${id}`) }))}
          onChange={(comparison) => onChange({ ...chosen, comparison: comparison as Comparison })}
        />
      )}
      {needsValue && (
        <TextField
          label={t('condition.value')}
          value={chosen.value}
          maxLength={200}
          inputMode={type === 'NUMBER' ? 'decimal' : 'text'}
          onChange={(value) => onChange({ ...chosen, value: type === 'NUMBER' ? value.replace(',', '.') : value })}
          error={error}
        />
      )}
    </div>
  )
}
