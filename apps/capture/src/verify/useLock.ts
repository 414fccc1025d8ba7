import { useEffect, useRef } from 'react'
import { useKontor } from '../kontor.ts'

/**
 * Locks a scanned document while it is open, so that no colleague changes it; calls `onTaken` where one has locked it.
 * Returns what to call once it was deleted: there is nothing to unlock then.
 */
export function useLock(id: string, wanted: boolean, onTaken: () => void): () => void {
  const { api } = useKontor()
  const isDeleted = useRef(false)
  const latest = useRef(onTaken)
  latest.current = onTaken
  useEffect(() => {
    if (!wanted) return
    const params = { id }
    const taking = api.scanning.lockDocument({ params }).then(
      () => true,
      (error: { status?: number }) => {
        if (error.status === 423) latest.current()
        return false
      },
    )
    // One that was sent on meanwhile needs no unlocking.
    return () =>
      void taking.then((isMine) =>
        isMine && !isDeleted.current ? api.scanning.unlockDocument({ params }).catch(() => undefined) : undefined,
      )
  }, [api, id, wanted])
  return () => {
    isDeleted.current = true
  }
}
