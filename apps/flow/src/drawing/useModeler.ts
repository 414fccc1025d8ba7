import { useEffect, useReducer, useRef, useState } from 'react'
import { createModeler, type Modeler } from './modeler.ts'
import { showFile } from './show-file.ts'

const seen = ['import.done', 'commandStack.changed', 'selection.changed', 'canvas.viewbox.changed', 'elements.changed']

/** A modeler in an element that shows a file; whoever uses it is rendered anew when anything on it changes. */
export function useModeler(container: HTMLElement | null, canEdit: boolean, file: string) {
  const [modeler, setModeler] = useState<Modeler>()
  const [failure, setFailure] = useState<Error>()
  const [isDragging, setDragging] = useState(false)
  const [isShown, setShown] = useState(false)
  const [, changed] = useReducer((count: number) => count + 1, 0)
  /** All that was shown or drawn here: when one of these comes back from the server, nobody else has drawn. */
  const known = useRef(new Set<string>())

  useEffect(() => {
    if (container === null) return
    const made = createModeler(container, canEdit)
    const bus = made.get('eventBus')
    bus.on(seen, changed)
    bus.on('drag.start', () => setDragging(true))
    bus.on('drag.cleanup', () => setDragging(false))
    const files = known.current
    setModeler(made)
    return () => {
      files.clear()
      setModeler(undefined)
      setShown(false)
      made.destroy()
    }
  }, [container, canEdit])

  useEffect(() => {
    if (modeler === undefined || known.current.has(file)) return
    known.current.add(file)
    showFile(modeler, file).then(
      () => {
        setFailure(undefined)
        setShown(true)
      },
      (error: unknown) => setFailure(error instanceof Error ? error : new Error(String(error))),
    )
  }, [modeler, file])

  return { modeler: isShown ? modeler : undefined, failure, isDragging, known: known.current }
}
