import { TextField } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useEffect, useState } from 'react'
import { useWords } from '../kontor.ts'
import { faultsOf } from '../words/errors.ts'
import { type StoreApp, useAddApp } from './api.ts'

export interface AddDialogProps {
  readonly visible: boolean
  readonly onClose: () => void
  readonly onAdded: (app: StoreApp) => void
}

/** Adds an app by the address of its manifest; what is wrong with it is told field by field. */
export function AddDialog({ visible, onClose, onAdded }: AddDialogProps) {
  const { t } = useWords()
  const [url, setUrl] = useState('')
  const add = useAddApp((app) => {
    onClose()
    onAdded(app)
  })
  const { reset } = add
  useEffect(() => {
    if (visible) reset()
  }, [visible, reset])
  const faults = faultsOf(add.error)
  return (
    <FormDialog visible={visible} size="medium" title={t('store.add.title')} onClose={onClose}>
      <ActionForm
        intro={t('store.add.text')}
        confirm={t('store.add.do')}
        busy={add.isPending}
        onSubmit={() => add.mutate(url.trim())}
        onClose={onClose}
      >
        <TextField
          label={t('store.add.url')}
          type="url"
          value={url}
          onChange={setUrl}
          required
          placeholder="https://…/manifest.json"
          error={add.error ? (faults.length > 0 ? t('store.add.refused') : messageOf(add.error, t)) : undefined}
        />
        {faults.length > 0 && (
          <ul className="admin-faults" aria-label={t('store.add.faults')}>
            {faults.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                {field && <code>{field}</code>}
                <span>{message}</span>
              </li>
            ))}
          </ul>
        )}
      </ActionForm>
    </FormDialog>
  )
}
