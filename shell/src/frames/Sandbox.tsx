import { SHELL_ID } from '@kontor/hub'
import { useCallback, useState } from 'react'
import type { App } from '../api.ts'
import { useDesk } from '../desk/useDesk.ts'
import { srcOf } from './address.ts'
import { keepKeyboard } from './keyboard.ts'
import { allowOf, sandboxOf } from './sandbox.ts'

/** The frame itself: what its app may do there, and where its messages are heard. */
export function Sandbox({ app, start, title }: { app: App; start: string; title: string }) {
  const { desk } = useDesk()
  const { Id } = app
  const attach = useCallback(
    (element: HTMLIFrameElement | null) => {
      if (element?.contentWindow) desk.attach(Id, element.contentWindow)
      const release = element && keepKeyboard(element, () => desk.halt(Id, 'grabbed'))
      return () => {
        release?.()
        desk.detach(Id)
      }
    },
    [desk, Id],
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
      onLoad={() => desk.loaded(Id)}
    />
  )
}
