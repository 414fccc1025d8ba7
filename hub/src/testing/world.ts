import type { AppHub, AppHubOptions } from '../app/index.ts'
import type { ShellWindow } from '../shell/index.ts'
import type { HubWindow, PostTarget } from '../window.ts'

/** Windows for the behaviour suite: in memory, or real frames in a browser. */
export interface World {
  /** The top window, in which the shell runs. */
  readonly shellWindow: ShellWindow
  readonly shellOrigin: string
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
  /** Its page's own window, in which the app side runs. */
  readonly ownWindow: HubWindow
  /** What arrived at the page. */
  readonly received: unknown[]
  /** Runs our app side in the page. */
  createAppHub(options: Omit<AppHubOptions, 'window' | 'shellOrigin'> & { shellOrigin?: string }): AppHub
  /** Posts anything to the shell, without our app side. */
  postToShell(message: unknown): void
  /** Posts to another frame directly, past the shell. */
  postToFrame(frame: WorldFrame, message: unknown): void
  /** Puts a new page into the frame: listeners are gone, the window is the same. */
  reload(): Promise<void>
  /** The page stops running: it receives, but handles nothing. */
  freeze(): void
}
