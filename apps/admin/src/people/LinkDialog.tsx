import { useWords } from '../kontor.ts'
import { CopyDialog } from '../words/CopyDialog.tsx'
import type { Link } from './administration.ts'

/** A one-time link to hand over, shown this once. */
export function LinkDialog({ link: { name, url, expires }, onClose }: { link: Link; onClose: () => void }) {
  const { t, format } = useWords()
  return (
    <CopyDialog
      title={t('people.link.title', { name })}
      intro={t('people.link.text', { until: format.instant(expires) })}
      label={t('people.link')}
      value={url}
      copyText={t('people.link.copy')}
      copiedText={t('people.link.copied')}
      onClose={onClose}
    />
  )
}
