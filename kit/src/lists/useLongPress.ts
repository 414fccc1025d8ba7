import { type PointerEvent, useRef } from 'react'

/** How long a finger rests on a row until that is a long press, and how far it may move meanwhile. */
const longPressMs = 500
const maxMovePx = 10

/** A finger that is held on a row: `on` are the handlers of the rows, `took` tells of the click that follows it. */
export function useLongPress(onHold: ((index: number) => void) | undefined) {
  const held = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; took: boolean }>({
    x: 0,
    y: 0,
    took: false,
  })
  const end = () => clearTimeout(held.current.timer)
  const on = onHold && {
    onPointerDown: (event: PointerEvent) => {
      end()
      held.current = { x: event.clientX, y: event.clientY, took: false }
      const row = (event.target as Element).closest<HTMLElement>('[data-index]')
      if (event.pointerType !== 'touch' || !row) return
      held.current.timer = setTimeout(() => {
        held.current.took = true
        onHold(Number(row.dataset['index']))
      }, longPressMs)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - held.current.x, clientY - held.current.y) > maxMovePx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { on, took: () => held.current.took }
}
