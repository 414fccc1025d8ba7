import { useCallback, useEffect, useState } from 'react'
import { hasUnsaved } from '../frames/pool.ts'
import { lazy } from '../lazy/lazy.ts'
import { useLazy } from '../lazy/useLazy.ts'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import type { Workspace } from './workspace.ts'

const unsavedDialog = lazy((parts) => parts.UnsavedDialog)

/**
 * Asks before unsaved work is lost: to another company, to signing out, to closing the page. Going to another app loses
 * nothing, as an app with unsaved work is always kept alive; that is asked about in other words.
 */
export function useUnsavedGuard(workspace: Workspace) {
  const words = useWords()
  const pool = useStore(workspace.pool)
  const [leaving, setLeaving] = useState<{ leave: () => void }>()
  const unsaved = hasUnsaved(pool)
  const { unsaved: kept } = useServices()
  const rests = workspace.canRest()
  useEffect(() => kept.set(rests), [kept, rests])
  useEffect(() => () => kept.set(false), [kept])

  useEffect(() => {
    if (!unsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [unsaved])

  const guarded = useCallback(
    (leave: () => void) => (hasUnsaved(workspace.pool.get()) ? setLeaving({ leave }) : leave()),
    [workspace],
  )
  const names = pool.frames.filter((frame) => frame.unsaved).map(({ app }) => workspace.nameOf(app, words.language))
  const Dialog = useLazy(unsavedDialog, unsaved)
  const dialog = Dialog && (
    <Dialog
      open={leaving !== undefined}
      apps={names}
      onStay={() => setLeaving(undefined)}
      onLeave={() => {
        setLeaving(undefined)
        workspace.forgetUnsaved()
        leaving?.leave()
      }}
    />
  )
  return { guarded, dialog }
}
