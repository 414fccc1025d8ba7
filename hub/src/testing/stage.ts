import type { Connected } from '../app/index.ts'
import type { Envelope } from '../envelope.ts'
import { createShellHub, type Discarded, type ShellHub, type ShellHubOptions } from '../shell/index.ts'
import type { ManualClock } from './manual-clock.ts'
import type { FarAppHub, FarAppHubOptions, World, WorldFrame } from './world.ts'

/** A shell with its hub in a world, and what it noticed. */
export interface Stage {
  world: World
  clock: ManualClock
  hub: ShellHub
  /** Texts of the shell's warnings, in order. */
  warnings: string[]
  about: Discarded[]
  /** App ids that connected, that were declared dead, that the hub asked the shell to open. */
  connects: string[]
  deaths: string[]
  opened: string[]
  /** App ids that the user has activated; all until one is named. */
  activated: Set<string>
  /** A registered frame in which nothing has connected yet. */
  frame(appId: string, options?: Parameters<World['openFrame']>[0]): Promise<WorldFrame>
  /** A connected app with our app side. */
  app(appId: string, options?: FarAppHubOptions): Promise<App>
  /** A connected page that speaks the protocol by hand. */
  page(appId: string): Promise<Page>
  settle(): Promise<void>
}
export type App = FarAppHub & {
  frame: WorldFrame
  connected: Connected
}
export interface Page {
  frame: WorldFrame
  token: string
  /** Sends with the page's token. */
  send(message: Partial<Envelope>): void
  /** What came since CONNACK, PINGs left out. */
  heard(): Envelope[]
}

export function createStage(world: World, options: Partial<ShellHubOptions> = {}): Stage {
  const { clock } = world
  const stage: Omit<Stage, 'hub' | 'frame' | 'app' | 'page' | 'settle' | 'clock' | 'world'> = {
    warnings: [],
    about: [],
    connects: [],
    deaths: [],
    opened: [],
    activated: new Set(),
  }
  const hub = createShellHub({
    window: world.shellWindow,
    clock,
    isActivated: (appId) => stage.activated.size === 0 || stage.activated.has(appId),
    openApp: (appId) => stage.opened.push(appId),
    onTimeout: (appId) => stage.deaths.push(appId),
    onConnect: (appId) => stage.connects.push(appId),
    log: (text, about) => {
      stage.warnings.push(text)
      stage.about.push(about)
    },
    ...options,
  })

  const frame: Stage['frame'] = async (appId, frameOptions) => {
    const made = await world.openFrame(frameOptions)
    hub.register(appId, made.window, made.origin)
    return made
  }

  return {
    ...stage,
    world,
    clock,
    hub,
    frame,
    async app(appId, appOptions) {
      const made = await frame(appId)
      const app = await made.createAppHub({ log: () => undefined, ...appOptions })
      return { ...app, frame: made, connected: await app.connect() }
    },
    async page(appId) {
      const made = await frame(appId)
      made.postToShell({ type: 'CONNECT' })
      await world.settle()
      const heard = () => made.received as Envelope[]
      const token = heard()[0]?.token ?? ''
      return {
        frame: made,
        token,
        send: (message) => made.postToShell({ token, ...message }),
        heard: () =>
          heard()
            .slice(1)
            .filter(({ type }) => type !== 'PING'),
      }
    },
    settle: () => world.settle(),
  }
}
