import { type DragEvent, useState } from 'react'

/** What things that are dragged, and the places that they are dropped on, must wear. */
export function useDragTo<T>(onDrop: (dragged: T, to: string) => void) {
  const [dragged, setDragged] = useState<T>()
  const [over, setOver] = useState<string>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  const thing = (it: T) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      // Some browsers drag nothing that has no text.
      event.dataTransfer.setData('text/plain', '')
      setDragged(it)
    },
    onDragEnd: end,
  })
  const place = (id: string) => ({
    'data-over': over === id || undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(id)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== undefined) onDrop(dragged, id)
      end()
    },
  })
  return { thing, place }
}

export type Dragging<T> = ReturnType<typeof useDragTo<T>>
