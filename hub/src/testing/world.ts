import type { AppHub, AppHubOptions } from '../app/index.ts'
import type { ShellWindow } from '../shell/index.ts'
import type { ShellTopics } from '../topics.ts'
import type { PostTarget } from '../window.ts'
import type { ManualClock } from './manual-clock.ts'

/** Windows for the behaviour suite: in memory, or real frames in a browser. */
export interface World {
  /** The top window, in which the shell runs. */
  readonly shellWindow: ShellWindow
  readonly shellOrigin: string
  /** The time of the shell and of every app in its frames. */
  readonly clock: ManualClock
  /** Opens a frame with an empty page in it: of another site, of an opaque origin, or of the shell's own. */
  openFrame(options?: { of?: 'app' | 'opaque' | 'shell' }): Promise<WorldFrame>
  /** Hides or shows the tab. */
  setHidden(hidden: boolean): void
  /** Waits until everything that was posted has arrived, with all that followed from it. */
  settle(): Promise<void>
  close(): void
}

export interface WorldFrame {
  /** The frame's window as the shell holds it. */
  readonly window: PostTarget
  /** The origin of its page, as message events spell it. */
  readonly origin: string
  /** What arrived at the page, on its window or over its line; the latter also apart. */
  readonly received: unknown[]
  readonly receivedOnLine: unknown[]
  /** Runs our app side in the page. */
  createAppHub(options?: FarAppHubOptions): Promise<FarAppHub>
  /** Posts anything to the shell, without our app side. */
  postToShell(message: unknown): void
  /** Posts anything to the shell over the line that its page got last. */
  postOnLine(message: unknown): void
  /** Posts to another frame directly, past the shell. */
  postToFrame(frame: WorldFrame, message: unknown): Promise<void>
  /** Puts a new page into the frame: listeners are gone, the window is the same. */
  reload(): Promise<void>
  /** The page stops running: it receives, but handles nothing. */
  freeze(): Promise<void>
}

/** Of an app side that runs in a frame's page, with the page's window and the world's clock. */
export type FarAppHubOptions = Pick<AppHubOptions, 'spawnHandler' | 'log' | 'failed'> & { shellOrigin?: string }

type Far<Method> = Method extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never

/** An app side that runs in a frame's page: every call goes there and back, handlers are called from there. */
export type FarAppHub = { [Name in Exclude<keyof AppHub, 'shellId'>]: Far<AppHub[Name]> } & {
  onShellTopic<T extends keyof ShellTopics>(topic: T, handler: (data: ShellTopics[T]) => void): Promise<() => void>
  /** Runs a function in the page: it is handed over as its text, and knows nothing of what is around it here. */
  run(act: (hub: AppHub) => void): Promise<void>
}
