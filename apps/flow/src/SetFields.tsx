import { Select, TextArea, TextField } from '@kontor/kit'
import { CodeField } from '@kontor/tradekit/coding'
import { useEntries } from '@kontor/tradekit/queries'
import { type Step, useLists } from './api.ts'
import { useWords } from './kontor.ts'

/** What changes of a step; undefined where something is taken out of it. */
export type Changes = { readonly [Key in keyof Step]?: Step[Key] | undefined }

export interface SetFieldsProps {
  readonly step: Step
  readonly onChange: (changes: Changes) => void
}

const fields = ['CODE', 'HOLD'] as const
const none = [] as const

/** What a step sets of a document: a code of a list, or that it is on hold and why. */
export function SetFields({ step, onChange }: SetFieldsProps) {
  const { t } = useWords()
  const lists = useLists().data ?? []
  const { Field, ListId, Code, Days, Words } = step
  const list = lists.find((one) => one.ListId === ListId)
  // What the code that was saved is called.
  const search = { documentId: undefined, listId: ListId ?? '', text: Code ?? '', chosen: none }
  const known = useEntries(search, list !== undefined && Code !== undefined).data?.find((one) => one.Code === Code)
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
            onChange={(id) => onChange({ ListId: id, ...(id !== ListId && { Code: undefined }) })}
          />
          {list && (
            <CodeField
              key={list.ListId}
              list={list}
              value={Code === undefined ? undefined : { listId: list.ListId, code: Code, label: known?.Label ?? '' }}
              beside={none}
              place={t('step.code')}
              required={false}
              note={t('step.code.hint')}
              onChange={(value) => onChange({ Code: value?.code })}
            />
          )}
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
              onChange({ Days: days > 0 ? Math.min(days, 365) : undefined })
            }}
          />
        </>
      )}
    </>
  )
}
