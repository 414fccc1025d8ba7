import { Button, Checkbox, Select, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useAct } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Field } from './queries.ts'

const types = ['TEXT', 'DATE', 'UPLOAD'] as const

/** What partners are asked for: anew, or changed. */
export function FieldDialog({ field, onClose }: { field: Field | undefined; onClose: () => void }) {
  const { t } = useWords()
  const { confirm } = useKontor()
  const [label, setLabel] = useState(field?.label ?? '')
  const [type, setType] = useState<Field['type']>(field?.type ?? 'TEXT')
  const [required, setRequired] = useState(field?.required ?? false)
  const [tried, setTried] = useState(false)
  const isMissing = label.trim() === ''
  const save = useAct(
    ({ partnerFields }) => {
      const id = field?.id ?? crypto.randomUUID()
      return partnerFields.saveField({ params: { id }, body: { id, label, type, required } })
    },
    (_, t) => t('fields.saved', { label }),
    onClose,
  )
  const remove = useAct(
    ({ partnerFields }, id: string) => partnerFields.deleteField({ params: { id } }),
    (_, t) => t('fields.removed', { label }),
    onClose,
  )
  const askToRemove = async ({ id, label }: Field) => {
    const title = t('fields.remove.title', { label })
    if (await confirm({ kind: 'danger', title, text: t('fields.remove.text'), accept: t('fields.remove') }))
      remove.mutate(id)
  }
  return (
    <FormDialog visible title={field === undefined ? t('fields.new') : field.label} onClose={onClose}>
      <ActionForm
        confirm={t('outside.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!isMissing) save.mutate()
        }}
        other={
          field && (
            <Button type="text" busy={remove.isPending} onClick={() => askToRemove(field)}>
              {t('fields.remove')}
            </Button>
          )
        }
      >
        <TextField
          label={t('fields.label')}
          description={t('fields.label.hint')}
          maxLength={200}
          autoFocus
          value={label}
          onChange={setLabel}
          error={tried && isMissing && t('fields.label.needed')}
        />
        <Select
          label={t('fields.type')}
          placeholder={t('fields.type')}
          value={type}
          options={types.map((id) => ({ id, label: t(`fields.type.${id}`) }))}
          onChange={(chosen) => setType(types.find((one) => one === chosen) ?? 'TEXT')}
        />
        <Checkbox label={t('fields.required')} checked={required} onChange={setRequired} />
      </ActionForm>
    </FormDialog>
  )
}
