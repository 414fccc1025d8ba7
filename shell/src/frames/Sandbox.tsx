import { SHELL_ID } from '@kontor/hub'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { App } from '../api.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { srcOf } from './address.ts'
import { keepKeyboardFrom } from './hidden-keyboard.ts'
import { keepKeyboard } from './keyboard.ts'
import { allowOf, sandboxOf } from './sandbox.ts'

export interface SandboxProps {
  readonly app: App
  readonly start: string
  readonly title: string
  /** Whether the person sees it. */
  readonly front: boolean
}

/** The frame itself: what its app may do there, and where its messages are heard. */
export function Sandbox({ app, start, title, front }: SandboxProps) {
  const { workspace } = useWorkspace()
  const { Id, Ours } = app
  const frame = useRef<HTMLIFrameElement | null>(null)
  const halt = useCallback(() => workspace.halt(Id, 'grabbed'), [workspace, Id])
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      frame.current = element
      if (element?.contentWindow) workspace.attach(Id, element.contentWindow)
      const release = element && keepKeyboard(element, halt)
      return () => {
        release?.()
        workspace.detach(Id)
      }
    },
    [workspace, Id, halt],
  )
  // Ours are trusted, and so most people's shells need not look.
  useEffect(() => {
    if (front || Ours || !frame.current) return
    return keepKeyboardFrom(frame.current, { givenBack: workspace.giveKeyboardBack, stubborn: halt })
  }, [front, Ours, halt, workspace])
  // A frame's address is where it was opened; where its app goes from there, the two tell each other.
  const [src] = useState(() => srcOf(app, start, { shell: location.origin, shellId: SHELL_ID }))
  return (
    <iframe
      ref={attach}
      src={src}
      title={title}
      sandbox={sandboxOf(app, location.origin)}
      allow={allowOf(app)}
      referrerPolicy="origin"
      onLoad={() => workspace.loaded(Id)}
    />
  )
}
