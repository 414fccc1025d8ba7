import { type AppTopics, systemClock } from '@kontor/hub'
import type { ShellHub } from '@kontor/hub/shell'
import type { Session } from '../api.ts'
import { firstOf } from '../apps.ts'
import { maxAlive } from '../frames/max-alive.ts'
import { change, frameOf, open, openBehind, type Pool, type PoolFrame } from '../frames/pool.ts'
import type { AddressBar } from '../routes/address-bar.ts'
import type { Route } from '../routes/route.ts'
import type { Store } from '../store.ts'
import type { createRecent } from './recent.ts'
import { createSteps } from './steps.ts'
import { createTitles } from './titles.ts'

export interface PathsOptions {
  readonly hub: ShellHub
  readonly pool: Store<Pool>
  readonly address: AddressBar
  readonly recent: ReturnType<typeof createRecent>
  readonly front: () => string | undefined
  readonly apps: () => Session['Apps']
}

/** Which app is in front and at which path: what the address says, where the apps say they went, and the two kept as one. */
export function createPaths({ hub, pool, address, recent, front, apps }: PathsOptions) {
  const steps = createSteps(systemClock, navigated)
  const titles = createTitles()
  const update = (next: Pool) => pool.set(next)

  function go(route: Route, options: Parameters<AddressBar['go']>[1] = {}) {
    const left = front()
    if (left !== undefined && !options.replace) steps.settle(left)
    address.go(route, options)
  }

  /** A spawn: in front where the person looks at who asks, else behind what they look at. */
  function openFor(app: string, asker: string) {
    const path = frameOf(pool.get(), app)?.path ?? '/'
    if (asker === front() || asker === hub.shellId) go({ app, path })
    else update(openBehind(pool.get(), app, path, maxAlive))
  }

  /** Shows what the address says. */
  function follow() {
    const route = address.route.get()
    const first = firstOf(apps())
    if (!route && first && !address.unknown()) return go({ app: first.Id, path: '/' }, { replace: true })
    if (!route || !apps().some(({ Id }) => Id === route.app)) return
    const before = frameOf(pool.get(), route.app)
    const isAway = before?.title !== undefined && before.path !== route.path
    update(
      change(open(pool.get(), route.app, route.path, maxAlive), route.app, {
        path: route.path,
        ...(isAway ? { title: titles.of(route.app, route.path) } : {}),
      }),
    )
    if (before?.state === 'live' && before.path !== route.path) {
      steps.forget(route.app)
      hub.emit(route.app, 'kontor.navigate', { path: route.path })
    }
  }

  function navigated({ path, title, replace = false }: AppTopics['kontor.navigated'], app: string) {
    const frame = frameOf(pool.get(), app)
    if (!frame) return
    const isFirst = frame.title === undefined
    update(change(pool.get(), app, { title }))
    if (isFirst && isElsewhere(frame)) return void hub.emit(app, 'kontor.navigate', { path: frame.path })
    update(change(pool.get(), app, { path }))
    titles.keep(app, path, title)
    // An app's first word about its path is where it opened, not a step that Back should return from.
    if (app === front()) {
      address.go({ app, path }, { replace: replace || isFirst })
      recent.visit({ app, path, title })
    } else recent.retitle({ app, path, title })
  }

  return {
    go,
    follow,
    openFor,
    hear: steps.hear,
    /** The app is closed. */
    forget: steps.forget,
    /** Another company was entered: its pages have other titles. */
    forgetTitles: titles.forget,
    stop: steps.stop,
  }
}

// While it loads an app can be asked for another path, and its page can reload by itself at the one where it started.
export const isElsewhere = ({ path, start }: PoolFrame) => path !== start
