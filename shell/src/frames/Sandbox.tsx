import { SHELL_ID } from '@kontor/hub'
import { useCallback, useState } from 'react'
import type { App } from '../api.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { srcOf } from './address.ts'
import { keepKeyboard } from './keyboard.ts'
import { allowOf, sandboxOf } from './sandbox.ts'

/** The frame itself: what its app may do there, and where its messages are heard. */
export function Sandbox({ app, start, title }: { app: App; start: string; title: string }) {
  const { workspace } = useWorkspace()
  const { Id } = app
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element?.contentWindow) workspace.attach(Id, element.contentWindow)
      const release = element && keepKeyboard(element, () => workspace.halt(Id, 'grabbed'))
      return () => {
        release?.()
        workspace.detach(Id)
      }
    },
    [workspace, Id],
  )
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
