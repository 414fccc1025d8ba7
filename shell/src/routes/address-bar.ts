import { createStore } from '../store.ts'
import { formatRoute, isSameRoute, parseRoute, type Route } from './route.ts'

type BrowserWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>

/** A step to another route, which `go` takes. Where the browser has taken it already, the address shows it. */
export interface Step {
  readonly to: Route | undefined
  readonly go: () => void
}

/** The route in the address bar; Back, Forward and typed addresses change it as well as we do. */
export function createAddressBar(browser: BrowserWindow) {
  const read = () => parseRoute(browser.location.hash)
  const route = createStore<Route | undefined>(read())
  let take = (step: Step) => step.go()
  // Also fired for a clicked link and a typed hash; the browser has the step in its history already.
  const follow = () => take({ to: read(), go: () => route.set(read()) })
  browser.addEventListener('popstate', follow)
  return {
    route,
    /** What stands in the address and is no route of ours; undefined where it is one, or nothing stands there. */
    unknown() {
      const { hash } = browser.location
      return read() || /^#?\/?$/.test(hash) ? undefined : hash
    },
    /** Goes there, unless who would be left holds it; `arrived` is called once it is there. */
    go(to: Route, { replace = false, arrived = () => {} }: { replace?: boolean; arrived?: () => void } = {}) {
      if (isSameRoute(to, read()) && isSameRoute(to, route.get())) return arrived()
      const go = () => {
        browser.history[replace ? 'replaceState' : 'pushState'](null, '', formatRoute(to))
        route.set(to)
        arrived()
      }
      take({ to, go })
    },
    /** Takes the steps from now on, in its own time. */
    takeBy(next: (step: Step) => void) {
      take = next
    },
    stop: () => browser.removeEventListener('popstate', follow),
  }
}
export type AddressBar = ReturnType<typeof createAddressBar>
