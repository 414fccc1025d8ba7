import { type RefObject, useEffect } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useStore } from '../store.ts'
import type { Workspace } from './workspace.ts'

/** Tells the apps where in the window their frames lie, within the element that holds them. */
export function useFrameEdges(workspace: Workspace, content: RefObject<HTMLElement | null>): void {
  const { placeFrames } = workspace
  const beside = useStore(workspace.beside)
  // In another direction the rail is at the other side, and the element as large as before.
  const { language } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language and what is beside are what the place depends on
  useEffect(() => {
    const element = content.current
    if (!element) return
    const edgesOf = (placed: Element) => {
      const { top, right, bottom, left } = placed.getBoundingClientRect()
      return { top, right: innerWidth - right, bottom: innerHeight - bottom, left }
    }
    const tell = () => {
      const front = element.querySelector('.s-frame[data-front]') ?? element
      placeFrames(edgesOf(front), edgesOf(element.querySelector('.s-frame[data-beside]') ?? element))
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    tell()
    return () => observer.disconnect()
  }, [placeFrames, content, language, beside])
}
