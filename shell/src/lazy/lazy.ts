import type { ComponentType } from 'react'
import type { Store } from '../store.ts'
import { lazyPart } from './lazy-part.ts'

/** A component that is not among the scripts with which the page opens. */
export interface Lazy<P> {
  /** Undefined until it has been fetched. */
  readonly part: Store<ComponentType<P> | undefined>
  /** Fetches it, once; may be tried again where it failed. */
  readonly fetch: () => Promise<void>
}

const onDemand: Lazy<never>[] = []

/**
 * One of the components that come together in one chunk: `lazy((parts) => parts.HelpDialog)`. What is in that chunk
 * imports its parts directly and not through here, or the two would import each other.
 */
export function lazy<P>(choose: (parts: typeof import('./on-demand.ts')) => ComponentType<P>): Lazy<P> {
  const made = lazyScreen(async () => choose(await import('./on-demand.ts')))
  onDemand.push(made as Lazy<never>)
  return made
}

/** One in a chunk of its own: `lazyScreen(async () => (await import('./session/SignIn.tsx')).SignIn)` */
export const lazyScreen = <P>(load: () => Promise<ComponentType<P>>): Lazy<P> => lazyPart(load)

/** Fetches all components of the common chunk, so that they are there when they are wanted. */
export async function fetchOnDemand(): Promise<void> {
  await Promise.allSettled(onDemand.map(({ fetch }) => fetch()))
}
