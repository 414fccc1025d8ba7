import { type Changes, type Preferences, requestTopics, systemClock } from '@kontor/hub'
import { createShellHub, onAppTopic } from '@kontor/hub/shell'
import type { Toasts } from '@kontor/kit'
import type { Api, Session } from '../api.ts'
import { nameIn } from '../apps.ts'
import { askingOnDemand } from '../asking/on-demand.ts'
import { createFrameUse } from '../frames/in-use.ts'
import { maxAlive } from '../frames/max-alive.ts'
import {
  change,
  close,
  type Death,
  emptyPool,
  frameOf,
  type Pool,
  restart,
  restartFailed,
  startOver,
} from '../frames/pool.ts'
import { messageOriginOf } from '../frames/sandbox.ts'
import type { AddressBar } from '../routes/address-bar.ts'
import { createAppTokens } from '../session/app-tokens.ts'
import { wallClock } from '../session/clock.ts'
import { createStore, type Store } from '../store.ts'
import { appSession } from './app-session.ts'
import { type AppsChanged, changeOf, nothingChanged } from './apps-changed.ts'
import { createFrameEdges } from './frame-edges.ts'
import { createModals } from './modals.ts'
import { toneOf } from './notices.ts'
import { type Panel, panelTopics } from './panel.ts'
import { createPaths, isElsewhere } from './paths.ts'
import { createRecent } from './recent.ts'
import { createRegistrations } from './registrations.ts'
import { createSide } from './side.ts'
import { createUnsaved } from './unsaved.ts'
import { createVisibility } from './visibility.ts'

export interface WorkspaceOptions {
  readonly api: Api
  readonly session: Session
  readonly preferences: Store<Preferences>
  readonly address: AddressBar
  readonly toasts: Toasts
  readonly show: (panel: Panel) => void
  /** The shell's word for the way out of a dialog. */
  readonly cancelWord: () => string
}

/** Where the apps of one signed-in person lie: their frames, what is said with them, and which one is in front. */
export function createWorkspace(options: WorkspaceOptions) {
  const { api, preferences, address, toasts, show, cancelWord } = options
  let { session } = options
  let resting = false
  const pool = createStore<Pool>(emptyPool)
  const update = (next: Pool) => pool.set(next)
  const appOf = (app: string) => session.Apps.find(({ Id }) => Id === app)
  const isActivated = (app: string) => appOf(app) !== undefined
  const isOurs = (app: string) => appOf(app)?.Ours ?? false
  const nameOf = (app: string, language: string): string => nameIn(language, appOf(app) ?? { Id: app, Names: {} })
  const front = () => address.route.get()?.app

  const hub = createShellHub({
    isActivated,
    takesSpawns: (app) => appOf(app)?.Spawn !== false,
    openApp: (app, asker) => paths.openFor(app, asker),
    onConnect: connected,
    onTimeout: halt,
  })
  const registrations = createRegistrations(hub)
  const recent = createRecent(sessionStorage, session.Company.CompanyAccountId)
  const paths = createPaths({ hub, pool, address, recent, front, apps: () => session.Apps })
  const { go, follow } = paths
  const use = createFrameUse()
  const side = createSide(pool, front, () => visibility.follow())
  const edges = createFrameEdges(hub, side.beside.get)
  const visibility = createVisibility(hub, () => [front(), side.beside.get()])
  const unsaved = createUnsaved(pool, isOurs)
  const modals = createModals({ hub, front, isOurs, isInUse: use.isInUse })
  let panel: Panel | undefined
  const { asking, startAsking, hear } = askingOnDemand({
    hub,
    clock: systemClock,
    pool,
    address,
    front,
    isOurs,
    isActivated,
    isInUse: use.isInUse,
    maxAlive,
    seenBeside: side.show,
    cancelWord,
    show,
    panel: () => panel,
    halt: (app) => halt(app, 'flooded'),
  })
  const tokens = createAppTokens({
    clock: wallClock,
    issue: (app) => api.session.issueAppToken({ body: { App: app } }),
    deliver: (app, token) => void hub.emit(app, 'kontor.session', appSession(session, app, preferences.get(), token)),
  })

  /** Takes an app for dead: its frame gives way to a card that offers to restart it. */
  function halt(app: string, cause: Death) {
    asking.get()?.forget(app)
    update(change(pool.get(), app, { state: cause }))
  }

  function connected(app: string) {
    const frame = frameOf(pool.get(), app)
    if (!frame) return
    update(change(pool.get(), app, { state: 'live', title: undefined }))
    modals.forget(app)
    asking.get()?.forget(app)
    edges.tell(app)
    visibility.tell(app)
    void tokens.supply(app)
    if (isElsewhere(frame)) hub.emit(app, 'kontor.navigate', { path: frame.path })
  }

  const ends = [
    onAppTopic(hub, 'kontor.navigated', paths.hear),
    onAppTopic(hub, 'kontor.unsaved', ({ unsaved }, app) => {
      update(change(pool.get(), app, { unsaved }))
      if (unsaved) startAsking().catch(console.warn)
    }),
    ...[...requestTopics, ...Object.keys(panelTopics)].map((topic) =>
      hub.on(topic, (data, app) => hear(topic, data, app)),
    ),
    onAppTopic(
      hub,
      'kontor.notice',
      ({ kind, text }, app) =>
        void toasts.add({ text, tone: toneOf(kind), from: nameOf(app, preferences.get().language) }),
    ),
    // Only what the person looks at may take them elsewhere.
    onAppTopic(hub, 'kontor.open', (route, app) => {
      if (app === front() && isActivated(route.app)) go(route)
    }),
    onAppTopic(hub, 'kontor.session.renew', (_, app) => void tokens.renew(app)),
    address.route.subscribe(modals.follow),
    address.route.subscribe(() => asking.get()?.follow()),
    address.route.subscribe(side.follow),
    address.route.subscribe(visibility.follow),
    address.route.subscribe(follow),
    preferences.subscribe(() => hub.broadcast('kontor.preferences', preferences.get())),
  ]
  follow()

  return {
    pool,
    /** What the open apps say of themselves. */
    registrations: registrations.store,
    /** What the person has looked at, the last first. */
    recent: recent.pages,
    /** The app around whose modal the shell is dimmed. */
    modal: modals.modal,
    /** The app beside the one in front, and which of the two has the keyboard. */
    beside: side.beside,
    closeBeside: side.close,
    typing: side.typing,
    dismissModal: modals.dismiss,
    /** What the person is asked, once there was need of it. */
    asking,
    /** A panel of the shell is open, or none is any more. */
    panelChanged(next: Panel | undefined) {
      panel = next
      asking.get()?.panelChanged(next)
    },
    /** The app in front has the keyboard again, which a hidden one had taken. */
    giveKeyboardBack() {
      const app = side.typing.get() ?? front()
      if (app !== undefined) hub.emit(app, 'kontor.focus', {})
    },
    /** Tells the apps where in the window their frames lie. */
    placeFrames: edges.set,
    go,
    /** Runs a command of an open app, in front. */
    command(app: string, id: string) {
      const path = frameOf(pool.get(), app)?.path ?? '/'
      go({ app, path }, { arrived: () => void hub.emit(app, 'kontor.command', { id }) })
    },
    nameOf,
    /**
     * The session was read anew: in another company every app starts over; in the same, apps may have come and gone.
     */
    enter(next: Session): AppsChanged {
      const before = session
      const moved = next.Company.CompanyAccountId !== before.Company.CompanyAccountId
      const changed = moved ? nothingChanged : changeOf(before.Apps, next.Apps, pool.get())
      session = next
      update(close(pool.get(), (app) => !isActivated(app)))
      if (resting) for (const { app, state } of pool.get().frames) if (state === 'live') void tokens.supply(app)
      resting = false
      if (moved) {
        recent.enter(next.Company.CompanyAccountId)
        hub.broadcast('kontor.company', { companyId: next.Company.CompanyAccountId })
        paths.forgetTitles()
        update(startOver(pool.get()))
        const app = front()
        if (app !== undefined) go({ app, path: '/' }, { replace: true })
      }
      // The app that the address names may have come just now.
      follow()
      return changed
    },
    tellChanges: (changes: Changes) => hub.broadcast('kontor.changes', changes),
    /** The frame of an app is in the page. */
    attach(app: string, frame: Window) {
      const place = appOf(app)
      if (!place) return
      hub.register(app, frame, messageOriginOf(place, location.origin))
      use.attach(app, frame)
      tokens.prepare(app)
    },
    loaded: (app: string) => hub.loaded(app),
    detach(app: string) {
      tokens.drop(app)
      registrations.forget(app)
      paths.forget(app)
      modals.forget(app)
      asking.get()?.forget(app)
      asking.get()?.closed(app)
      side.detached(app)
      use.detach(app)
      hub.forget(app)
    },
    halt,
    restart: (app: string) => update(restart(pool.get(), app)),
    /** Opens the apps anew that did not come while the server was away. */
    reopenFailed: () => update(restartFailed(pool.get())),
    canRest: unsaved.canRest,
    forgetUnsaved: unsaved.forget,
    /** The session has ended: nothing is asked for until it is entered again, and only what is unsaved stays open. */
    rest() {
      resting = true
      unsaved.keepOnly()
      tokens.stop()
    },
    stop() {
      for (const end of ends) end()
      registrations.stop()
      recent.clear()
      modals.stop()
      asking.get()?.stop()
      paths.stop()
      tokens.stop()
      hub.stop()
    },
  }
}

export type Workspace = ReturnType<typeof createWorkspace>
