import { Checkbox, TextField } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import { useChangeFilters } from './api.ts'
import { type Look, stateOf } from './look.ts'

export interface SaveLookDialogProps {
  readonly visible: boolean
  readonly look: Look
  /** The reasons among its tags: a saved look knows no others. */
  readonly tagIds: readonly string[]
  readonly onClose: () => void
}

/** Saves what is shown under a name, for oneself or for everybody. */
export function SaveLookDialog({ visible, ...form }: SaveLookDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={visible} title={t('look.save.title')} onClose={form.onClose}>
      <Form {...form} />
    </FormDialog>
  )
}

function Form({ look, tagIds, onClose }: Omit<SaveLookDialogProps, 'visible'>) {
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
        states: [stateOf[look.view]],
        tagIds: [...tagIds],
        ...(look.text !== '' && { query: look.text }),
        shared,
      },
    })
  }
  return (
    <ActionForm
      intro={look.folder === undefined ? undefined : t('look.save.folder')}
      confirm={t('look.save.confirm')}
      busy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('look.name')}
        required
        value={name}
        onChange={setName}
        maxLength={100}
        error={tried && name.trim() === '' && t('look.nameNeeded')}
      />
      <Checkbox label={t('look.shared')} checked={shared} onChange={setShared} />
    </ActionForm>
  )
}
