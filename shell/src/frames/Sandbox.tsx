import { SHELL_ID } from '@kontor/hub'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
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
  /** Whether it may have the keyboard: the person sees it, and no other app into which they type. */
  readonly typing: boolean
}

/** The frame itself: what its app may do there, and where its messages are heard. */
export function Sandbox({ app, start, title, typing }: SandboxProps) {
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
  useChosenByKeyboard(frame, Id, Ours)
  // Ours are trusted, and so most people's shells need not look.
  useEffect(() => {
    if (typing || Ours || !frame.current) return
    return keepKeyboardFrom(frame.current, { givenBack: workspace.giveKeyboardBack, stubborn: halt })
  }, [typing, Ours, halt, workspace])
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

/** One of ours beside another app is chosen by going there: it takes no keyboard that is not meant for it. */
function useChosenByKeyboard(frame: RefObject<HTMLIFrameElement | null>, app: string, isOurs: boolean) {
  const { workspace } = useWorkspace()
  useEffect(() => {
    if (!isOurs) return
    const look = () => {
      if (workspace.beside.get() !== undefined && document.activeElement === frame.current) workspace.typing.set(app)
    }
    window.addEventListener('blur', look)
    document.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('blur', look)
      document.removeEventListener('focusin', look)
    }
  }, [workspace, frame, app, isOurs])
}
