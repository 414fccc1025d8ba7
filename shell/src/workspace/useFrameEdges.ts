import { type RefObject, useEffect } from 'react'
import { useWords } from '../messages/useWords.ts'
import type { Workspace } from './workspace.ts'

/** Tells the apps where in the window the element lies that holds their frames. */
export function useFrameEdges({ placeFrames }: Workspace, content: RefObject<HTMLElement | null>): void {
  // In another direction the rail is at the other side, and the element as large as before.
  const { language } = useWords()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is what the place depends on
  useEffect(() => {
    const element = content.current
    if (!element) return
    const tell = () => {
      const { top, right, bottom, left } = element.getBoundingClientRect()
      placeFrames({ top, right: innerWidth - right, bottom: innerHeight - bottom, left })
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    tell()
    return () => observer.disconnect()
  }, [placeFrames, content, language])
}
