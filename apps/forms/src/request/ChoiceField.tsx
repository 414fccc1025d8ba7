import { Checkbox, ComboBox, RadioGroup } from '@kontor/kit'
import { SeveralField } from '@kontor/tradekit/layout'
import { useState } from 'react'
import type { Question } from '../api.ts'
import { choiceLabel } from '../choice-label.ts'
import { useWords } from '../kontor.ts'
import type { QuestionFieldProps } from './questionFieldProps.ts'

/** So many choices are all seen at once. */
const maxListed = 7

/** A question that is answered by one choice of a list, or by several. */
export const ChoiceField = (props: QuestionFieldProps) =>
  props.question.choices?.many ? <MultipleChoiceField {...props} /> : <SingleChoiceField {...props} />

function useOptions({ choices }: Question) {
  const words = useWords()
  const strategy = choices?.strategy ?? 'CUSTOM'
  const options = (choices?.values ?? []).map((id) => ({ id, label: choiceLabel(strategy, id, words) }))
  if (strategy !== 'COUNTRY' && strategy !== 'INDUSTRY') return options
  const { compare } = new Intl.Collator(words.locale)
  return options.toSorted((one, other) => compare(one.label, other.label))
}

function SingleChoiceField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t } = useWords()
  const options = useOptions(question)
  const value = answer?.choices?.[0] ?? null
  const [text, setText] = useState(options.find(({ id }) => id === value)?.label ?? '')
  const field = { label, error, required: question.required, value, options }
  const choose = (id: string | null) => onChange({ questionId, choices: id === null ? [] : [id] })
  if (options.length <= maxListed) return <RadioGroup {...field} onChange={choose} />
  return (
    <ComboBox
      {...field}
      fixed
      text={text}
      onText={setText}
      onChange={choose}
      loadingText={t('answer.loading')}
      emptyText={t('field.choice.none')}
      openLabel={t('field.choice.open')}
    />
  )
}

function MultipleChoiceField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t } = useWords()
  const options = useOptions(question)
  const chosen = answer?.choices ?? []
  const change = (choices: string[]) => onChange({ questionId, choices })
  if (options.length > maxListed)
    return (
      <div className="forms-field">
        <SeveralField
          label={question.required ? `${label} *` : label}
          options={options}
          chosen={chosen}
          onChange={change}
          goneText={t('field.choice.gone')}
          emptyText={t('field.choice.none')}
          openLabel={t('field.choice.open')}
          removeLabel={(name) => t('field.choice.remove', { name })}
        />
        {error && (
          <p className="forms-problem" role="alert">
            {error}
          </p>
        )}
      </div>
    )
  return (
    <fieldset className="forms-many">
      <legend>{question.required ? `${label} *` : label}</legend>
      {options.map(({ id, label: name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={chosen.includes(id)}
          onChange={(isChosen) => change(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
        />
      ))}
      {error && (
        <p className="forms-problem" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
