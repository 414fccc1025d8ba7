import { ConfirmDialog } from '@kontor/kit'
import { useCallback, useEffect, useState } from 'react'
import { hasUnsaved } from '../frames/pool.ts'
import { useWords } from '../messages/useWords.ts'
import { useStore } from '../store.ts'
import type { Desk } from './desk.ts'

/**
 * Asks before unsaved work is lost: to another company, to signing out, to closing the page. Going to another app loses
 * nothing, as an app with unsaved work is always kept alive.
 */
export function useUnsavedGuard(desk: Desk) {
  const words = useWords()
  const pool = useStore(desk.pool)
  const [leaving, setLeaving] = useState<{ leave: () => void }>()
  const unsaved = hasUnsaved(pool)

  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])

  const guarded = useCallback(
    (leave: () => void) => (hasUnsaved(desk.pool.get()) ? setLeaving({ leave }) : leave()),
    [desk],
  )
  const names = pool.frames.filter((frame) => frame.unsaved).map(({ app }) => desk.nameOf(app, words.language))
  const dialog = (
    <ConfirmDialog
      visible={leaving !== undefined}
      kind="warning"
      title={words.t('unsaved.title')}
      acceptText={words.t('unsaved.leave')}
      cancelText={words.t('unsaved.stay')}
      onCancel={() => setLeaving(undefined)}
      onAccept={() => {
        setLeaving(undefined)
        desk.forgetUnsaved()
        leaving?.leave()
      }}
    >
      {words.t('unsaved.text', { apps: new Intl.ListFormat(words.language).format(names) })}
    </ConfirmDialog>
  )
  return { guarded, dialog }
}
