import { IconButton, Select, TextField } from '@kontor/kit'
import { X } from 'lucide-react'
import { useWords } from '../../kontor.ts'
import type { Condition } from './api.ts'
import { about, faultOf, fieldOf, fields, operatorsOf } from './conditions.ts'

export interface ConditionRowProps {
  readonly condition: Condition
  /** Which of them it is, from 1. */
  readonly nth: number
  /** Whether somebody tried to save it. */
  readonly tried: boolean
  readonly onChange: (condition: Condition) => void
  /** None where it is the only one. */
  readonly onRemove?: (() => void) | undefined
}

/** What of a bill a rule asks about, how, and for what. */
export function ConditionRow({ condition, nth, tried, onChange, onRemove }: ConditionRowProps) {
  const { t } = useWords()
  const { field, operator, value } = condition
  const fault = tried && faultOf(condition)
  return (
    <fieldset className="admin-rule-condition">
      <legend className="admin-rule-legend">{t('rules.condition', { nth })}</legend>
      <Select
        label={t('rules.field')}
        placeholder={t('rules.field')}
        options={[
          ...fields.map((id) => ({ id, label: t(`rules.field.${id}`) })),
          ...(fieldOf(field) === undefined ? [{ id: field, label: field }] : []),
        ]}
        value={field}
        onChange={(next) => onChange(about(condition, next))}
      />
      <Select
        label={t('rules.operator')}
        placeholder={t('rules.operator')}
        options={operatorsOf(field).map((id) => ({ id, label: t(`rules.operator.${id}`) }))}
        value={operator}
        onChange={(next) => onChange({ ...condition, operator: next as Condition['operator'] })}
      />
      {onRemove && <IconButton icon={X} label={t('rules.removeCondition', { nth })} onClick={onRemove} />}
      <TextField
        label={t('rules.value')}
        required
        maxLength={300}
        value={value}
        onChange={(next) => onChange({ ...condition, value: next })}
        error={fault && t(`rules.value.${fault}`)}
      />
    </fieldset>
  )
}
