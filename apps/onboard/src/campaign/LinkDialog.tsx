import { Modal } from '@kontor/kit'
import { CopyText } from '@kontor/tradekit/dialogs'
import type { Link } from '../api.ts'
import { useWords } from '../kontor.ts'

/** A link to hand over; shown this once. */
export function LinkDialog({ link, onClose }: { link: Link & { readonly name: string }; onClose: () => void }) {
  const { t, format } = useWords()
  return (
    <Modal
      visible
      onDismiss={onClose}
      size="small"
      title={t('link.title', { name: link.name })}
      closeLabel={t('dialog.close')}
    >
      <CopyText
        intro={t('link.text', { until: format.instant(link.Expires) })}
        label={t('link.label')}
        value={link.Url}
        copyText={t('link.copy')}
        copiedText={t('link.copied')}
      />
    </Modal>
  )
}
