import type { Element } from 'bpmn-js/lib/model/Types.js'
import { useEffect, useRef } from 'react'
import type { Modeler } from './modeler.ts'

/** A double click on a step, or on a line from it, opens what it says; Escape closes what the mark of bpmn.io has opened. */
export function useOpening(modeler: Modeler | undefined, open: ((element: Element) => void) | undefined): void {
  const opening = useRef(open)
  opening.current = open
  useEffect(() => {
    if (modeler === undefined) return
    const bus = modeler.get('eventBus')
    // Its second click has taken the choice away.
    const opened = (event: object) => opening.current?.((event as { element: Element }).element)
    const closed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') document.querySelector<HTMLElement>('.bjs-powered-by-lightbox .backdrop')?.click()
    }
    bus.on('element.dblclick', opened)
    document.addEventListener('keydown', closed)
    return () => {
      bus.off('element.dblclick', opened)
      document.removeEventListener('keydown', closed)
    }
  }, [modeler])
}
