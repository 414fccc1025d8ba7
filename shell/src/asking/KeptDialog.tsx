import { ConfirmDialog } from '@kontor/kit'
import { useWords } from '../messages/useWords.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { AskingControl } from './asking.ts'
import { useAskingWords } from './useAskingWords.ts'

/** Asks whoever goes to another app while there is unsaved work in the one that they leave. It stays there. */
export function KeptDialog({ leaving }: Pick<AskingControl, 'leaving'>) {
  const { workspace } = useWorkspace()
  const { t: shell, language } = useWords()
  const words = useAskingWords()
  const step = useStore(leaving.asked)
  if (!words) return null
  const { t } = words
  return (
    <ConfirmDialog
      visible={step !== undefined}
      kind="warning"
      title={t('asking.unsaved.title')}
      acceptText={t('asking.unsaved.leave')}
      cancelText={shell('unsaved.stay')}
      onCancel={leaving.stay}
      onAccept={leaving.leave}
    >
      {step && t('asking.unsaved.text', { apps: workspace.nameOf(step.from.app, language) })}
    </ConfirmDialog>
  )
}
