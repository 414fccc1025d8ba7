import { useState } from 'react'
import type { App } from '../api.ts'
import { nameIn } from '../apps.ts'
import { useWords } from '../messages/useWords.ts'
import { useProperty } from '../preferences/useProperty.ts'
import { useServices } from '../services/services.ts'
import { useStore } from '../store.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import { moved, pinnedOf, readPins, toggled, writePins } from './pins.ts'

/** The apps in the rail, and how the person changes them. */
export function usePins() {
  const { session } = useWorkspace()
  const { t, language } = useWords()
  const [written, keep] = useProperty('pinned')
  const [announcement, announce] = useState('')
  const pins = readPins(written)
  const pinned = pinnedOf(session.Apps, pins, session.Permissions)
  const shown = pinned.map(({ Id }) => Id)
  const front = useStore(useServices().address.route)?.app
  // Apps of another company keep their pins.
  const all = [...shown, ...(pins ?? []).filter((id) => !shown.includes(id))]
  return {
    pinned,
    /** The app in front, where it is not pinned. */
    open: shown.includes(front ?? '') ? undefined : session.Apps.find(({ Id }) => Id === front),
    isPinned: (app: string) => shown.includes(app),
    toggle: (app: string) => keep(writePins(toggled(all, app))),
    /** Puts an app where another is. */
    moveTo: (app: string, to: string) => keep(writePins(moved(all, app, to))),
    /** Moves an app up (-1) or down (1), as far as the list goes. */
    step(app: App, by: 1 | -1) {
      const place = shown.indexOf(app.Id) + by
      const to = shown[place]
      if (to === undefined) return
      keep(writePins(moved(all, app.Id, to)))
      announce(t('apps.moved', { app: nameIn(language, app), place: place + 1, count: shown.length }))
    },
    /** Where the last step has led, for screen readers. */
    announcement,
  }
}
export type PinsControl = ReturnType<typeof usePins>
