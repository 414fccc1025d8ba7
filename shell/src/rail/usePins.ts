import { useDesk } from '../desk/useDesk.ts'
import { useProperty } from '../preferences/useProperty.ts'
import { moved, pinnedOf, readPins, toggled, writePins } from './pins.ts'

/** The apps in the rail, and how the person changes them. */
export function usePins() {
  const { session } = useDesk()
  const [written, keep] = useProperty('pinned')
  const pins = readPins(written)
  const pinned = pinnedOf(session.Apps, pins)
  const shown = pinned.map(({ Id }) => Id)
  // Apps of another company keep their pins.
  const all = [...shown, ...(pins ?? []).filter((id) => !shown.includes(id))]
  return {
    pinned,
    isPinned: (app: string) => shown.includes(app),
    toggle: (app: string) => keep(writePins(toggled(all, app))),
    /** Puts an app where another is. */
    moveTo: (app: string, to: string) => keep(writePins(moved(all, app, to))),
    /** Moves an app up (-1) or down (1); false at the end of the list. */
    step(app: string, by: 1 | -1): boolean {
      const to = shown[shown.indexOf(app) + by]
      if (to === undefined) return false
      keep(writePins(moved(all, app, to)))
      return true
    },
  }
}
export type PinsControl = ReturnType<typeof usePins>
