import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import { useWords } from '../kontor.ts'
import type { Link } from './administration.ts'

/** A one-time link to hand over, shown this once. */
export function LinkDialog({ link: { name, url, expires }, onClose }: { link: Link; onClose: () => void }) {
  const { t, format } = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      coverDisabled
      title={t('people.link.title', { name })}
      closeLabel={t('dialog.close')}
    >
      <div className="admin-link">
        <p className="admin-quiet">{t('people.link.text', { until: format.instant(expires) })}</p>
        <TextField label={t('people.link')} value={url} readOnly onChange={() => undefined} />
        <div className="admin-actions">
          <Button type="primary" onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
            {t('people.link.copy')}
          </Button>
          <Button onClick={onClose}>{t('dialog.close')}</Button>
          <span className="admin-quiet" role="status">
            {copied && t('people.link.copied')}
          </span>
        </div>
      </div>
    </Modal>
  )
}
