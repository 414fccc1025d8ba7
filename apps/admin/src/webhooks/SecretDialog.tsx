import { useWords } from '../kontor.ts'
import { CopyDialog } from '../words/CopyDialog.tsx'

/** The secret by which a program knows that an event is from here, shown this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWords()
  return (
    <CopyDialog
      title={t('webhooks.secret.title')}
      intro={t('webhooks.secret.text')}
      label={t('webhooks.secret')}
      value={secret}
      copyText={t('webhooks.secret.copy')}
      copiedText={t('webhooks.secret.copied')}
      onClose={onClose}
    />
  )
}
