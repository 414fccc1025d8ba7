import { CopyText } from '@kontor/tradekit/dialogs'
import type { Invitation } from '../api.ts'
import { useWords } from '../kontor.ts'

/** A link with which a partner creates their company, to be handed over; shown this once. */
export function InvitationLink({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t, format } = useWords()
  return (
    <CopyText
      intro={t('partners.invite.text', { until: format.instant(invitation.Expires) })}
      label={t('partners.invite.link')}
      value={invitation.Url}
      copyText={t('partners.invite.copy')}
      copiedText={t('partners.invite.copied')}
      onClose={onClose}
    />
  )
}
