import { useEffect, useRef } from 'react'
import { useAct } from '../api.ts'
import type { Modeler } from './modeler.ts'
import { useKeepFile, type VersionFile } from './useFile.ts'

/**
 * Saves the file of a draft whenever something in its drawing has changed: one after the other, and what changes while one
 * is on its way goes with the next.
 */
export function useSaving(modeler: Modeler | undefined, id: string, version: VersionFile, known: Set<string>) {
  const keep = useKeepFile(id)
  const { mutateAsync, error } = useAct(
    (api, body: VersionFile) => api.saveVersion({ params: { id }, body }),
    () => undefined,
  )
  const send = useRef<(file: string) => Promise<unknown>>(undefined)
  send.current = async (Flow) => {
    // What else there is of the version stays as it is.
    const changed = { ...version, Flow }
    known.add(Flow)
    keep(changed)
    await mutateAsync(changed)
  }
  useEffect(() => {
    if (modeler === undefined) return
    let isSaving = false
    let isChanged = false
    const save = async () => {
      isChanged = true
      if (isSaving) return
      isSaving = true
      while (isChanged) {
        isChanged = false
        const { xml } = await modeler.saveXML({ format: true })
        // What refuses it is told by the mutation.
        if (xml !== undefined) await send.current?.(xml).catch(() => undefined)
      }
      isSaving = false
    }
    const heard = (event: object) => {
      if (!('trigger' in event && event.trigger === 'clear')) void save()
    }
    const bus = modeler.get('eventBus')
    bus.on('commandStack.changed', heard)
    return () => bus.off('commandStack.changed', heard)
  }, [modeler])
  return { error }
}
