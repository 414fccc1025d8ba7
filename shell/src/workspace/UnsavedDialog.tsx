import { ConfirmDialog } from '@kontor/kit'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'

export interface UnsavedDialogProps {
  readonly open: boolean
  /** The apps with unsaved work, by name. */
  readonly apps: readonly string[]
  readonly onLeave: () => void
  readonly onStay: () => void
}

export function UnsavedDialog({ open, apps, onLeave, onStay }: UnsavedDialogProps) {
  const { t: shell, language } = useWords()
  const words = useLazyWords()
  if (!words) return null
  const { t } = words
  return (
    <ConfirmDialog
      visible={open}
      kind="warning"
      title={t('unsaved.title')}
      acceptText={t('unsaved.leave')}
      cancelText={shell('unsaved.stay')}
      onCancel={onStay}
      onAccept={onLeave}
    >
      {t('unsaved.text', { apps: new Intl.ListFormat(language).format(apps) })}
    </ConfirmDialog>
  )
}
