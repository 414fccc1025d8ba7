import { Button, Modal, TextField } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { type FormEvent, useEffect, useId, useState } from 'react'
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
  const form = useId()
  const add = useAddApp((app) => {
    onClose()
    onAdded(app)
  })
  const { reset } = add
  useEffect(() => {
    if (visible) reset()
  }, [visible, reset])
  const faults = faultsOf(add.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() !== '') add.mutate(url.trim())
  }
  return (
    <Modal
      visible={visible}
      onDismiss={onClose}
      size="medium"
      title={t('store.add.title')}
      closeLabel={t('dialog.close')}
      coverDisabled
      actions={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button
            type="primary"
            busy={add.isPending}
            disabled={url.trim() === ''}
            onClick={() => add.mutate(url.trim())}
          >
            {t('store.add.do')}
          </Button>
        </>
      }
    >
      <form id={form} className="admin-form" onSubmit={submit}>
        <p className="admin-quiet">{t('store.add.text')}</p>
        <TextField
          label={t('store.add.url')}
          type="url"
          value={url}
          onChange={setUrl}
          required
          autoFocus
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
      </form>
    </Modal>
  )
}
