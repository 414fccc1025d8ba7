import { useEffect, useRef } from 'react'
import { useKontor } from '../kontor.ts'

/**
 * Has a scanned document in hand while it is open, so that no colleague changes it; where one has it already, says so.
 * Returns what is said of one that was deleted: nobody lets go of it.
 */
export function useInHand(id: string, wanted: boolean, onTaken: () => void): () => void {
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
    // One that was sent on meanwhile needs nobody to let go of it.
    return () =>
      void taking.then((isMine) =>
        isMine && !isDeleted.current ? api.scanning.unlockDocument({ params }).catch(() => undefined) : undefined,
      )
  }, [api, id, wanted])
  return () => {
    isDeleted.current = true
  }
}
