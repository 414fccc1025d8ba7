import type { GuardName } from './guards.ts'
import type { Scene } from './scene.ts'

/** What stands in the way of an attack, as it can be taken away. */
export type Guard =
  /** A check in our own code. */
  | { readonly check: GuardName }
  /** A flag that the sandbox of the app's frame does not have. */
  | { readonly flag: string }
  /** A feature that the frame is not allowed, and the shell's page itself neither where a header says so. */
  | { readonly feature: string; readonly alsoBy?: string }
  /** A header of the shell's pages and of our apps', or one directive of it; `ofShell` where it rules the open shell. */
  | { readonly header: string; readonly directive?: string; readonly ofShell?: true }
  /** That the app's token is for it alone; without that, it has the one of an app of ours. */
  | { readonly token: 'limited to the app' }
  /** An attribute of the session's cookies. */
  | { readonly cookie: 'SameSite' }
  /** A header that no answer of the API to that page has. */
  | { readonly answers: 'access-control-allow-origin' }
  /** That the app is of another origin than the shell, or of another site. */
  | { readonly place: 'origin' | 'site' }

export interface Attack {
  /** What a hostile app does: 'speaks in the name of another app'. */
  readonly name: string
  readonly guard: Guard
  /** Tries it; true where it worked. */
  readonly works: (scene: Scene) => Promise<boolean>
}
