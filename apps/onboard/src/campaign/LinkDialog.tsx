import { Button, Modal, TextField } from '@kontor/kit'
import { useState } from 'react'
import type { Link } from '../api.ts'
import { useWords } from '../kontor.ts'

/** A link to hand over; shown this once. */
export function LinkDialog({ link, onClose }: { link: Link & { readonly name: string }; onClose: () => void }) {
  const { t, format } = useWords()
  const [copied, setCopied] = useState(false)
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      title={t('link.title', { name: link.name })}
      closeLabel={t('dialog.close')}
    >
      <div className="onboard-link">
        <p>{t('link.text', { until: format.instant(link.Expires) })}</p>
        <TextField label={t('link.label')} value={link.Url} readOnly onChange={() => undefined} />
        <div className="onboard-acts">
          <Button
            type="primary"
            onClick={() => void navigator.clipboard.writeText(link.Url).then(() => setCopied(true))}
          >
            {t('link.copy')}
          </Button>
          <span role="status">{copied && t('link.copied')}</span>
        </div>
      </div>
    </Modal>
  )
}
