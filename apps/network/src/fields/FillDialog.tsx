import { DateField, DropZone, isDate, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useId, useState } from 'react'
import { useAct } from '../api.ts'
import { useWords } from '../kontor.ts'
import type { Field } from './queries.ts'

interface FillDialogProps {
  readonly connectionId: string
  readonly name: string
  readonly fields: readonly Field[]
  readonly onClose: () => void
}

/** Gives a partner what it asks for; what is left open can be given later. */
export function FillDialog({ connectionId, name, fields, onClose }: FillDialogProps) {
  const { t } = useWords()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({})
  const [tried, setTried] = useState(false)
  const textOf = ({ id, value = '' }: Field) => values[id] ?? value
  const isWrong = (field: Field) => field.type === 'DATE' && textOf(field) !== '' && !isDate(textOf(field))
  const save = useAct(
    async ({ partnerFields }) => {
      const changed = Object.entries(values).map(([id, value]) => ({ id, value }))
      if (changed.length > 0) await partnerFields.saveAnswers({ params: { connectionId }, body: { values: changed } })
      for (const [id, file] of Object.entries(files))
        await partnerFields.saveAnswerFile({
          params: { connectionId, id },
          body: { file: { name: file.name, bytes: file, type: file.type } },
        })
    },
    (_, t) => t('fields.filled', { name }),
    onClose,
  )
  return (
    <FormDialog visible title={t('fields.asked', { name })} onClose={onClose}>
      <ActionForm
        confirm={t('outside.save')}
        busy={save.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (!fields.some(isWrong)) save.mutate()
        }}
      >
        {fields.map((field, index) => {
          const common = {
            label: field.label,
            description: field.required ? t('fields.required') : undefined,
            autoFocus: index === 0,
            value: textOf(field),
            onChange: (value: string) => setValues({ ...values, [field.id]: value }),
          }
          if (field.type === 'UPLOAD')
            return (
              <FileField
                key={field.id}
                field={field}
                chosen={files[field.id]}
                onFile={(file) => setFiles({ ...files, [field.id]: file })}
              />
            )
          return field.type === 'DATE' ? (
            <DateField
              key={field.id}
              {...common}
              notDate={t('fields.notDate')}
              pickLabel={t('fields.pick')}
              error={tried && isWrong(field) && t('fields.notDate')}
            />
          ) : (
            <TextField key={field.id} {...common} maxLength={4000} />
          )
        })}
      </ActionForm>
    </FormDialog>
  )
}

interface FileFieldProps {
  readonly field: Field
  readonly chosen: File | undefined
  readonly onFile: (file: File) => void
}

function FileField({ field, chosen, onFile }: FileFieldProps) {
  const { t } = useWords()
  const heading = useId()
  return (
    <fieldset className="network-file" aria-labelledby={heading}>
      <b id={heading} dir="auto">
        {field.label}
      </b>
      <DropZone
        text={chosen?.name ?? field.fileName ?? t('notes.drop')}
        buttonText={t('notes.choose')}
        note={field.required ? t('fields.required') : undefined}
        onFiles={([file]) => file && onFile(file)}
      />
    </fieldset>
  )
}
