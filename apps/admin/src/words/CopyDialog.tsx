import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'

export interface CopyDialogProps {
  readonly title: string
  readonly text: string
  readonly label: string
  /** What is copied. */
  readonly value: string
  readonly copyText: string
  readonly copiedText: string
  readonly onClose: () => void
}

/** A secret to hand over, shown this once. */
export function CopyDialog({ title, text, label, value, copyText, copiedText, onClose }: CopyDialogProps) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <Modal visible onDismiss={onClose} size="small" coverDisabled title={title} closeLabel={t('dialog.close')}>
      <div className="admin-link">
        <p className="admin-quiet">{text}</p>
        <TextField label={label} value={value} readOnly onChange={() => undefined} />
        <div className="admin-actions">
          <Button type="primary" onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}>
            {copyText}
          </Button>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          <span className="admin-quiet" role="status">
            {copied && copiedText}
          </span>
        </div>
      </div>
    </Modal>
  )
}
