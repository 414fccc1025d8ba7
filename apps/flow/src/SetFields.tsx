import { Select, TextArea, TextField } from '@kontor/kit'
import { type Step, useLists } from './api.ts'
import { useWords } from './kontor.ts'

export interface SetFieldsProps {
  readonly step: Step
  readonly onChange: (changes: Partial<Step>) => void
}

const fields = ['CODE', 'HOLD'] as const

/** What a step sets of a document: a code of a list, or that it is on hold and why. */
export function SetFields({ step, onChange }: SetFieldsProps) {
  const { t } = useWords()
  const lists = useLists().data ?? []
  const { Field, ListId, Code, Days, Words } = step
  return (
    <>
      <Select
        label={t('step.field')}
        placeholder={t('step.field')}
        value={Field ?? null}
        options={fields.map((id) => ({ id, label: t(`step.field.${id}`) }))}
        onChange={(id) => onChange({ Field: fields.find((one) => one === id) ?? 'CODE' })}
      />
      {Field === 'CODE' && (
        <>
          <Select
            label={t('step.list')}
            placeholder={t('step.list')}
            value={ListId ?? null}
            options={lists.map(({ ListId: id, Name }) => ({ id, label: Name }))}
            onChange={(id) => onChange({ ListId: id })}
          />
          <TextField
            label={t('step.code')}
            description={t('step.code.hint')}
            value={Code ?? ''}
            maxLength={100}
            onChange={(code) => onChange({ Code: code })}
          />
        </>
      )}
      {Field === 'HOLD' && (
        <>
          <TextArea
            label={t('step.reason')}
            value={Words ?? ''}
            maxLength={1000}
            onChange={(text) => onChange({ Words: text })}
          />
          <TextField
            label={t('step.days')}
            description={t('step.days.hint')}
            inputMode="numeric"
            value={Days === undefined ? '' : String(Days)}
            maxLength={3}
            onChange={(text) => {
              const days = Number(text.replaceAll(/\D/g, ''))
              onChange({ Days: days > 0 ? Math.min(days, 365) : undefined } as Partial<Step>)
            }}
          />
        </>
      )}
    </>
  )
}
