import { Checkbox, ComboBox, RadioGroup, Select, TextArea, TextField } from '@kontor/kit'
import { SeveralField } from '@kontor/tradekit/layout'
import { useState } from 'react'
import type { Question } from '../api.ts'
import { choiceLabel } from '../choice-label.ts'
import { useWords } from '../kontor.ts'
import { AddressFields } from './AddressFields.tsx'
import type { QuestionFieldProps } from './questionFieldProps.ts'

/** The field of a question; files have a part of their own. */
export function QuestionField(props: QuestionFieldProps) {
  const { questionId, question, label, answer, error, onChange } = props
  const required = question.required
  switch (question.answerType) {
    case 'TEXT':
      return (
        <TextArea
          {...{ label, required, error }}
          value={answer?.text ?? ''}
          rows={2}
          maxLength={10_000}
          onChange={(text) => onChange({ questionId, text })}
        />
      )
    case 'CHOICELIST':
      return question.choices?.many ? <ManyField {...props} /> : <OneField {...props} />
    case 'IDENTIFIER':
      return <IdentifierField {...props} />
    case 'ADDRESS':
      return <AddressFields {...props} />
    case 'FILEUPLOAD':
      return null
  }
}

/** So many choices are all seen at once. */
const maxSeen = 7

function useOptions({ choices }: Question) {
  const words = useWords()
  const strategy = choices?.strategy ?? 'CUSTOM'
  const options = (choices?.values ?? []).map((id) => ({ id, label: choiceLabel(strategy, id, words) }))
  if (strategy !== 'COUNTRY' && strategy !== 'INDUSTRY') return options
  const { compare } = new Intl.Collator(words.locale)
  return options.toSorted((one, other) => compare(one.label, other.label))
}

function OneField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t } = useWords()
  const options = useOptions(question)
  const value = answer?.choices?.[0] ?? null
  const [text, setText] = useState(options.find(({ id }) => id === value)?.label ?? '')
  const field = { label, error, required: question.required, value, options }
  const choose = (id: string | null) => onChange({ questionId, choices: id === null ? [] : [id] })
  if (options.length <= maxSeen) return <RadioGroup {...field} onChange={choose} />
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

function ManyField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t } = useWords()
  const options = useOptions(question)
  const chosen = answer?.choices ?? []
  const change = (choices: string[]) => onChange({ questionId, choices })
  if (options.length > maxSeen)
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

/** Schemes by which companies are known everywhere; that of a VAT number is its country's. */
const everywhere = ['IBAN', 'GLN', 'DUNS']
const vatCountries = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

function IdentifierField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
  const { t, locale } = useWords()
  const country = new Intl.DisplayNames([locale, 'en'], { type: 'region' })
  const { scheme = '', value = '' } = answer?.identifier ?? {}
  const change = (identifier: { scheme: string; value: string }) => onChange({ questionId, identifier })
  return (
    <fieldset className="forms-many">
      <legend>{question.required ? `${label} *` : label}</legend>
      <div className="forms-pair">
        <Select
          label={t('field.scheme')}
          placeholder={t('field.scheme.choose')}
          value={scheme === '' ? null : scheme}
          options={[
            ...everywhere.map((id) => ({ id, label: id })),
            ...vatCountries.map((one) => ({
              id: `${one}:VAT`,
              label: t('field.scheme.vat', { country: country.of(one) ?? one }),
            })),
          ]}
          onChange={(next) => change({ scheme: next, value })}
        />
        <TextField
          label={t('field.number')}
          value={value}
          error={error}
          maxLength={100}
          onChange={(next) => change({ scheme, value: next })}
        />
      </div>
    </fieldset>
  )
}
