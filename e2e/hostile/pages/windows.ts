import type { AppHub } from '@kontor/hub/app'

/** What a hostile page offers to its attacks. */
export interface Hostile {
  /** What the shell sent, PINGs left out. */
  readonly heard: Record<string, unknown>[]
  /** What any other window sent. */
  readonly whispered: unknown[]
  token: string
  /** Keys that were pressed in it. */
  readonly keys: string
  /** How often it has taken the keyboard. */
  readonly thefts: number
  /** Posts to the shell as it is; `send` adds the token. */
  readonly post: (message: unknown, transfer?: Transferable[]) => void
  readonly send: (message: object, transfer?: Transferable[]) => void
  readonly connect: () => void
}

export interface Victim {
  readonly hub: AppHub
  readonly heard: { topic: string; source: string; data: unknown }[]
  token: string
}

declare global {
  interface Window {
    hostile: Hostile
    victim: Victim
    /** Names of the guards that the shell is without; only in the shell that can be without them. */
    without: ReadonlySet<string> | undefined
    /** How many keys the shell has heard. */
    keysHeard: number
  }
}
