import { Checkbox, RadioGroup, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { type CodeList, useChange } from './api.ts'

interface ListDialogProps {
  /** The list that is changed; none for a new one. */
  readonly list: CodeList | undefined
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

const targets = ['LINE', 'HEADER'] as const satisfies readonly CodeList['Target'][]

/** Asks what a list is called, where its codes go, and whether they must be there. */
export function ListDialog({ list, onClose, onSaved }: ListDialogProps) {
  const { t } = useWords()
  const [ListId] = useState(() => list?.ListId ?? crypto.randomUUID())
  const [name, setName] = useState(list?.Name ?? '')
  const [target, setTarget] = useState<CodeList['Target']>(list?.Target ?? 'LINE')
  const [required, setRequired] = useState(list?.Required ?? false)
  const [tried, setTried] = useState(false)
  const change = useChange(() => {
    onSaved(ListId)
    onClose()
  })
  const Name = name.trim()
  return (
    <FormDialog visible title={t(list ? 'codes.change.title' : 'codes.new.title')} onClose={onClose}>
      <ActionForm
        confirm={t('codes.save')}
        busy={change.isPending}
        onClose={onClose}
        onSubmit={() => {
          setTried(true)
          if (Name) change.mutate({ save: { ListId, Name, Target: target, Required: required } })
        }}
      >
        <TextField
          label={t('codes.name')}
          required
          autoFocus
          maxLength={100}
          value={name}
          onChange={setName}
          error={tried && Name === '' && t('codes.name.needed')}
        />
        <RadioGroup
          label={t('codes.target')}
          options={targets.map((id) => ({ id, label: t(`codes.target.${id}`) }))}
          value={target}
          onChange={(id) => setTarget(id as CodeList['Target'])}
        />
        <Checkbox label={t('codes.required.label')} checked={required} onChange={setRequired} />
      </ActionForm>
    </FormDialog>
  )
}
