import type { ComponentType } from 'react'
import { createStore, type Store } from '../store.ts'

/** A component that is not among the scripts with which the page opens. */
export interface Later<P> {
  /** Undefined until it has been fetched. */
  readonly part: Store<ComponentType<P> | undefined>
  /** Fetches it, once; may be tried again where it failed. */
  readonly fetch: () => Promise<void>
}

const all: Later<never>[] = []

/** `later(async () => (await import('./HelpDialog.tsx')).HelpDialog)` */
export function later<P>(load: () => Promise<ComponentType<P>>): Later<P> {
  const part = createStore<ComponentType<P> | undefined>(undefined)
  let coming: Promise<void> | undefined
  const fetch = () => {
    coming ??= load().then(
      (loaded) => part.set(loaded),
      (error) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  const made = { part, fetch }
  all.push(made as Later<never>)
  return made
}

/** Fetches all that is still to come, one after the other, so that it is there when it is wanted. */
export async function fetchAll(): Promise<void> {
  for (const { fetch } of all) await fetch().catch(() => undefined)
}
