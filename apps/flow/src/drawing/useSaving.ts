import { useEffect, useRef } from 'react'
import { useAct, type Version } from '../api.ts'
import type { Modeler } from './modeler.ts'
import { useKeepFile } from './useFile.ts'

/**
 * Saves the file of a draft whenever something in its drawing has changed: one after the other, and what changes while one
 * is on its way goes with the next.
 */
export function useSaving(modeler: Modeler | undefined, { Id, Name }: Version, known: Set<string>) {
  const keep = useKeepFile(Id)
  const { mutateAsync, error } = useAct(
    (api, Flow: string) => api.saveVersion({ params: { id: Id }, body: { Name, Flow } }),
    () => undefined,
  )
  const send = useRef<(file: string) => Promise<unknown>>(mutateAsync)
  send.current = async (file) => {
    known.add(file)
    keep(file)
    await mutateAsync(file)
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
        if (xml !== undefined) await send.current(xml).catch(() => undefined)
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
