import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'

/** The secret by which a program knows that an event is from here, shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      coverDisabled
      title={t('webhooks.secret.title')}
      closeLabel={t('dialog.close')}
    >
      <div className="admin-link">
        <p className="admin-quiet">{t('webhooks.secret.text')}</p>
        <TextField label={t('webhooks.secret')} value={secret} readOnly onChange={() => undefined} />
        <div className="admin-actions">
          <Button type="primary" onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
            {t('webhooks.secret.copy')}
          </Button>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          <span className="admin-quiet" role="status">
            {copied && t('webhooks.secret.copied')}
          </span>
        </div>
      </div>
    </Modal>
  )
}
