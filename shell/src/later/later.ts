import type { ComponentType } from 'react'
import { createStore, type Store } from '../store.ts'

/** A component that is not among the scripts with which the page opens. */
export interface Later<P> {
  /** Undefined until it has been fetched. */
  readonly part: Store<ComponentType<P> | undefined>
  /** Fetches it, once; may be tried again where it failed. */
  readonly fetch: () => Promise<void>
}

const rest: Later<never>[] = []

/** One of the rest, which comes together: `later((parts) => parts.HelpDialog)` */
export function later<P>(choose: (parts: typeof import('./rest.ts')) => ComponentType<P>): Later<P> {
  const made = screen(async () => choose(await import('./rest.ts')))
  rest.push(made as Later<never>)
  return made
}

/** One that comes by itself: `screen(async () => (await import('./desk/DeskScreen.tsx')).DeskScreen)` */
export function screen<P>(load: () => Promise<ComponentType<P>>): Later<P> {
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
  return { part, fetch }
}

/** Fetches all of the rest, so that it is there when it is wanted. */
export async function fetchRest(): Promise<void> {
  await Promise.allSettled(rest.map(({ fetch }) => fetch()))
}
