import type { GuardName } from './guards.ts'
import type { Scene } from './scene.ts'

/** What stands in the way of an attack, as it can be taken away. */
export type Guard =
  /** A check in our own code. */
  | { readonly check: GuardName }
  /** A flag that the sandbox of the app's frame does not have. */
  | { readonly flag: string }
  /** A feature that the frame is not allowed, here and by the shell's Permissions-Policy. */
  | { readonly feature: string }
  /** A header of the shell's and our apps' pages, or one directive of it. */
  | { readonly header: string; readonly directive?: string }
  /** That the app lives on another origin than the shell, or on another site. */
  | { readonly place: 'origin' | 'site' }

export interface Attack {
  /** What a hostile app does: 'speaks in the name of another app'. */
  readonly name: string
  readonly guard: Guard
  /** Tries it; true where it worked. */
  readonly works: (scene: Scene) => Promise<boolean>
  /** Whatever came of it, the shell has to be opened anew. */
  readonly wrecks?: boolean
}
