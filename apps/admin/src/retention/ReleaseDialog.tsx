import { useWords } from '../kontor.ts'
import { type Held, useDecide } from './api.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Asks why what was held is held no longer. */
export function ReleaseDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const { t } = useWords()
  const decide = useDecide(onClose)
  return (
    <ReasonDialog
      title={t('keep.release.title', { name: held.Name ?? t('keep.nameless') })}
      text={t('keep.release.text')}
      confirm={t('keep.release.do')}
      busy={decide.isPending}
      onClose={onClose}
      onReason={(reason) => reason && decide.mutate({ release: held, reason })}
    />
  )
}
