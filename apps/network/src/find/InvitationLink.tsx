import { Button, TextField } from '@kontor/kit'
import { useState } from 'react'
import type { Invitation } from '../api.ts'
import { useWords } from '../kontor.ts'

/** A link with which a partner creates their company, to be handed over; shown this once. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t, format } = useWords()
  const [copied, setCopied] = useState(false)
  const { Url, Expires } = invitation
  return (
    <div className="network-invitation">
      <p className="network-quiet">{t('partners.invite.text', { until: format.instant(Expires) })}</p>
      <TextField label={t('partners.invite.link')} value={Url} readOnly onChange={() => undefined} />
      <div className="network-invitation-acts">
        <Button type="primary" onClick={() => void navigator.clipboard.writeText(Url).then(() => setCopied(true))}>
          {t('partners.invite.copy')}
        </Button>
        <Button onClick={onClose}>{t('dialog.close')}</Button>
        <span className="network-quiet" role="status">
          {copied && t('partners.invite.copied')}
        </span>
      </div>
    </div>
  )
}
