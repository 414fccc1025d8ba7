import { useCallback, useEffect, useState } from 'react'
import { hasUnsaved } from '../frames/pool.ts'
import { later } from '../later/later.ts'
import { useLater } from '../later/useLater.ts'
import { useWords } from '../messages/useWords.ts'
import { useStore } from '../store.ts'
import type { Desk } from './desk.ts'

const unsavedDialog = later((parts) => parts.UnsavedDialog)

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
  const Dialog = useLater(unsavedDialog, unsaved)
  const dialog = Dialog && (
    <Dialog
      open={leaving !== undefined}
      apps={names}
      onStay={() => setLeaving(undefined)}
      onLeave={() => {
        setLeaving(undefined)
        desk.forgetUnsaved()
        leaving?.leave()
      }}
    />
  )
  return { guarded, dialog }
}
