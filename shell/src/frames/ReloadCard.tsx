import { Button, EmptyState } from '@kontor/kit'
import { RotateCw } from 'lucide-react'
import { useLazyWords } from '../lazy/useLazyWords.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

/** In the place of an app that the open page may not frame yet. */
export function ReloadCard({ name: app }: { name: string }) {
  const { workspace, guarded } = useWorkspace()
  const { t } = useWords()
  const words = useLazyWords()
  const reload = () => {
    // Who agreed to lose what is not saved is not asked a second time, by the browser.
    workspace.forgetUnsaved()
    setTimeout(() => location.reload())
  }
  if (words === undefined) return null
  return (
    <EmptyState
      icon={RotateCw}
      title={words.t('frame.reload.title', { app })}
      text={words.t('frame.reload.text')}
      action={
        <Button type="primary" onClick={() => guarded(reload)}>
          {t('shell.reload')}
        </Button>
      }
    />
  )
}
