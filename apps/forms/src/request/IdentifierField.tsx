import { Select, TextField } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import type { QuestionFieldProps } from './questionFieldProps.ts'

/** Schemes by which companies are known everywhere; that of a VAT number is its country's. */
const globalSchemes = ['IBAN', 'GLN', 'DUNS']
const vatCountries = 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
)

/** A question that is answered by a number of the company under a scheme. */
export function IdentifierField({ questionId, question, label, answer, error, onChange }: QuestionFieldProps) {
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
            ...globalSchemes.map((id) => ({ id, label: id })),
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
