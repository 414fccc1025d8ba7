import { useEffect } from 'react'
import type { Modeler } from './modeler.ts'

interface Finger {
  x: number
  y: number
}

/** A finger moves the canvas, two make it larger or smaller: bpmn-js itself hears a mouse only. A tap stays a click. */
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
    on('pointerdown', ({ pointerId, clientX, clientY }) => fingers.set(pointerId, { x: clientX, y: clientY }))
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

const apart = (one: Finger, other: Finger): number => Math.hypot(one.x - other.x, one.y - other.y)

/** As small and as large as a drawing is shown. */
export const within = (zoom: number): number => Math.min(2, Math.max(0.3, zoom))
