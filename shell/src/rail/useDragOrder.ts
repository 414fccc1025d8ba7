import { type DragEvent, useState } from 'react'

/** What an entry of a list that is ordered by dragging must wear; `moveTo` puts one where another is. */
export function useDragOrder(moveTo: (dragged: string, to: string) => void) {
  const [dragged, setDragged] = useState<string>()
  return (id: string) => ({
    draggable: true,
    'data-dragged': dragged === id || undefined,
    onDragStart: () => setDragged(id),
    onDragEnter: () => {
      if (dragged !== undefined && dragged !== id) moveTo(dragged, id)
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnd: () => setDragged(undefined),
  })
}
