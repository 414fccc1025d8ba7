import { Button, IconButton } from '@kontor/kit'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Flow, Step, Way } from './api.ts'
import { BranchFields } from './BranchFields.tsx'
import { ConditionField } from './ConditionField.tsx'
import { useWords } from './kontor.ts'
import { inOrder } from './steps.ts'
import { ToField } from './ToField.tsx'

export interface WaysFieldsProps {
  readonly flow: Flow
  readonly step: Step
  /** Somebody wanted to save it: what is missing is said. */
  readonly tried: boolean
  readonly onChange: (ways: Way[]) => void
}

/** Where a step leads: a decision by conditions in their order and otherwise, an approval also where it is declined. */
export function WaysFields({ flow, step, tried, onChange }: WaysFieldsProps) {
  const { t } = useWords()
  const conditional = step.Next.filter(({ When }) => When !== undefined)
  // What is typed into a branch stays with it when another is removed.
  const [keys, setKeys] = useState(() => conditional.map(() => crypto.randomUUID()))
  const other = step.Next.find(({ When, IsRefusal }) => When === undefined && !IsRefusal)
  const refusal = step.Next.find(({ IsRefusal }) => IsRefusal)
  const put = (ways: readonly Way[], next = other, declined = refusal) =>
    onChange([...ways, ...(next ? [next] : []), ...(declined ? [declined] : [])])
  const options = inOrder(flow)
    .filter(({ Id }) => Id !== step.Id)
    .map(({ Id, Name }) => ({ id: Id, label: Name }))
  if (step.Kind === 'FORK') return <BranchFields ways={step.Next} options={options} onChange={onChange} />
  if (step.Kind !== 'DECISION')
    return (
      <>
        <ToField label={t('way.next')} way={other} options={options} onChange={(way) => put(conditional, way)} />
        {step.Kind === 'APPROVAL' && (
          <ToField
            label={t('way.declined')}
            none={t('way.declined.ends')}
            way={refusal}
            options={options}
            onChange={(way) => put(conditional, other, way && { ...way, IsRefusal: true })}
          />
        )}
      </>
    )
  const branches = conditional.map((way, place) => ({ way, place, key: keys[place] ?? '' }))
  const replace = (place: number, way: Way) => put(conditional.map((one, at) => (at === place ? way : one)))
  return (
    <>
      {branches.map(({ way, place, key }) => (
        <fieldset key={key} className="flow-way">
          <legend>{t('way.branch', { place: place + 1 })}</legend>
          <ConditionField
            condition={way.When ?? ''}
            onChange={(When) => replace(place, { ...way, When })}
            error={tried && way.When === '' && t('condition.needed')}
          />
          <ToField
            label={t('way.to')}
            way={way.StepId === '' ? undefined : way}
            options={options}
            onChange={(to) => replace(place, { ...way, StepId: to?.StepId ?? '' })}
          />
          <IconButton
            icon={X}
            label={t('way.remove', { place: place + 1 })}
            onClick={() => {
              setKeys(keys.filter((one) => one !== key))
              put(conditional.filter((one) => one !== way))
            }}
          />
        </fieldset>
      ))}
      <Button
        icon={Plus}
        onClick={() => {
          setKeys([...keys, crypto.randomUUID()])
          put([...conditional, { StepId: options[0]?.id ?? '', When: '' }])
        }}
      >
        {t('way.add')}
      </Button>
      <ToField label={t('way.otherwise')} way={other} options={options} onChange={(way) => put(conditional, way)} />
    </>
  )
}
