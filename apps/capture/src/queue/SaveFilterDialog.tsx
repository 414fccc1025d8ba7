import { Checkbox, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useChangeFilters } from './api.ts'
import { type QueueFilter, stateOf } from './queue-filter.ts'

export interface SaveFilterDialogProps {
  readonly visible: boolean
  readonly filter: QueueFilter
  /** The reasons among its tags: a quick filter has no others. */
  readonly tagIds: readonly string[]
  readonly onClose: () => void
}

/** Saves what is shown under a name, for oneself or for everybody. */
export function SaveFilterDialog({ visible, ...form }: SaveFilterDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('queueFilter.save.title')} onClose={form.onClose}>
      <Form {...form} />
    </FormDialog>
  )
}

function Form({ filter, tagIds, onClose }: Omit<SaveFilterDialogProps, 'visible'>) {
  const { t } = useWords()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [tried, setTried] = useState(false)
  const save = useChangeFilters(onClose)
  const submit = () => {
    setTried(true)
    if (name.trim() === '') return
    save.mutate({
      save: {
        name: name.trim(),
        states: [stateOf[filter.view]],
        tagIds: [...tagIds],
        ...(filter.text !== '' && { query: filter.text }),
        shared,
      },
    })
  }
  return (
    <ActionForm
      intro={filter.folder === undefined ? undefined : t('queueFilter.save.folder')}
      confirm={t('queueFilter.save.confirm')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('queueFilter.name')}
        required
        value={name}
        onChange={setName}
        maxLength={100}
        error={tried && name.trim() === '' && t('queueFilter.nameNeeded')}
      />
      <Checkbox label={t('queueFilter.shared')} checked={shared} onChange={setShared} />
    </ActionForm>
  )
}
