import { createStore } from '../store.ts'
import { formatRoute, isSameRoute, parseRoute, type Route } from './route.ts'

type BrowserWindow = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>

/** The route in the address bar; Back, Forward and typed addresses change it as well as we do. */
export function createAddressBar(browser: BrowserWindow) {
  const read = () => parseRoute(browser.location.hash)
  const route = createStore<Route | undefined>(read())
  // Also fired for a clicked link and a typed hash; the browser has the step in its history already.
  const follow = () => route.set(read())
  browser.addEventListener('popstate', follow)
  return {
    route,
    /** What stands in the address and is no route of ours; undefined where it is one, or nothing stands there. */
    unknown() {
      const { hash } = browser.location
      return read() || /^#?\/?$/.test(hash) ? undefined : hash
    },
    go(next: Route, { replace = false } = {}) {
      if (isSameRoute(next, read())) return
      browser.history[replace ? 'replaceState' : 'pushState'](null, '', formatRoute(next))
      route.set(next)
    },
    stop: () => browser.removeEventListener('popstate', follow),
  }
}
export type AddressBar = ReturnType<typeof createAddressBar>
