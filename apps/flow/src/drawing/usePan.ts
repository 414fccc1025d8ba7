import type { Shape } from 'bpmn-js/lib/model/Types.js'
import type Move from 'diagram-js/lib/features/move/Move.js'
import { useEffect } from 'react'
import type { Modeler } from './modeler.ts'

interface Finger {
  x: number
  y: number
}

/**
 * A finger moves the canvas, two make it larger or smaller: bpmn-js itself hears a mouse only. A tap stays a click, and a finger
 * on the chosen step moves that.
 */
export function usePan(container: HTMLElement | null, modeler: Modeler | undefined): void {
  useEffect(() => {
    if (container === null || modeler === undefined) return
    const canvas = modeler.get('canvas')
    const fingers = new Map<number, Finger>()
    const listening = new AbortController()
    const on = (
      type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
      hear: (event: PointerEvent) => void,
    ) =>
      container.addEventListener(type, (event) => event.pointerType === 'touch' && hear(event), {
        signal: listening.signal,
      })
    const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
    on('pointerdown', ({ target, pointerId, clientX, clientY }) => {
      if (chosenAt(modeler, target) === undefined) fingers.set(pointerId, { x: clientX, y: clientY })
    })
    container.addEventListener('touchstart', (event) => grab(modeler, event), { signal: listening.signal })
    on('pointerup', lift)
    on('pointercancel', lift)
    on('pointermove', ({ pointerId, clientX, clientY }) => {
      const finger = fingers.get(pointerId)
      if (finger === undefined) return
      const other = [...fingers].find(([id]) => id !== pointerId)?.[1]
      const before = other && apart(finger, other)
      if (other === undefined) canvas.scroll({ dx: clientX - finger.x, dy: clientY - finger.y })
      Object.assign(finger, { x: clientX, y: clientY })
      if (other === undefined || before === undefined || before < 1) return
      const { left, top } = container.getBoundingClientRect()
      const middle = { x: (finger.x + other.x) / 2 - left, y: (finger.y + other.y) / 2 - top }
      canvas.zoom(within(canvas.zoom() * (apart(finger, other) / before)), middle)
    })
    return () => listening.abort()
  }, [container, modeler])
}

/** The chosen step that lies under a finger. */
function chosenAt(modeler: Modeler, target: EventTarget | null): Shape | undefined {
  const id = target instanceof Element ? target.closest<SVGElement>('.djs-shape')?.dataset['elementId'] : undefined
  return (modeler.get('selection').get() as Shape[]).find((shape) => shape.id === id)
}

/** One finger on the chosen step moves it, where steps can be moved. */
function grab(modeler: Modeler, event: TouchEvent): void {
  const shape = event.touches.length === 1 ? chosenAt(modeler, event.target) : undefined
  const move: Move | null = modeler.get('move', false)
  if (shape !== undefined) move?.start(event, shape)
}

const apart = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y)

/** As small and as large as a drawing is shown. */
export const within = (zoom: number): number => Math.min(2, Math.max(0.3, zoom))
