import type { AddressBar } from '../routes/address-bar.ts'
import { formatRoute, isSameRoute, type Route } from '../routes/route.ts'

/** A step to another app that waits for the person's word. Of `leave` and `stay` the one that comes first counts. */
export interface HeldStep {
  readonly from: Route
  readonly leave: () => void
  readonly stay: () => void
}

export interface BrowserHistory {
  readonly history: Pick<History, 'go' | 'pushState'>
  readonly location: Pick<Location, 'hash'>
  /** Tells the place of an entry among those of the tab, where the browser has it. */
  readonly navigation?: { readonly currentEntry: { readonly index: number } | null } | undefined
}

/** Asks who would be left before another app is gone to: where `mayLeave` is false, the step waits for its word. */
export function holdSteps(
  address: Pick<AddressBar, 'route' | 'takeBy'>,
  browser: BrowserHistory,
  mayLeave: (step: HeldStep) => boolean,
): () => void {
  const { route } = address
  const place = () => browser.navigation?.currentEntry?.index
  /** Where in the history the route stands: the browser is elsewhere only while a step waits that it has taken. */
  let at = place()
  const stop = route.subscribe(() => {
    if (!held) at = place()
  })
  let held: { go: () => void } | undefined

  /** Has the address show the route again, and the history as it was. */
  function back(to: Route) {
    const now = place()
    if (browser.location.hash === formatRoute(to)) return
    if (at !== undefined && now !== undefined && at !== now) browser.history.go(at - now)
    else browser.history.pushState(null, '', formatRoute(to))
  }

  address.takeBy(({ to, go }) => {
    const from = route.get()
    if (isSameRoute(to, from)) return
    // The app that is still there moves on by itself; of several steps that wait, the last is meant.
    if (held && to?.app === from?.app) return route.set(to)
    if (held) {
      held.go = go
      return
    }
    if (!from || to?.app === from.app) return go()
    const waiting = { go }
    const end = (then: () => void) => {
      if (held !== waiting) return
      held = undefined
      then()
    }
    held = waiting
    const leave = () => end(() => waiting.go())
    if (mayLeave({ from, leave, stay: () => end(() => back(route.get() ?? from)) })) leave()
  })
  return () => {
    stop()
    address.takeBy(({ go }) => go())
  }
}
