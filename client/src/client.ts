import type { Areas } from '@kontor/contract'
import type { Described, Descriptor } from './descriptor.ts'
import * as everyArea from './generated/index.ts'
import type { CallSettings, ClientOptions } from './options.ts'
import type { Given } from './request.ts'
import { send } from './send.ts'
import type { Client } from './types.ts'

const methodsOf = (area: Readonly<Record<string, Descriptor>>, options: ClientOptions) =>
  Object.fromEntries(
    Object.entries(area)
      .filter(([, call]) => call.answer !== 'events')
      .map(([name, call]) => [
        name,
        (given: Given = {}, settings: CallSettings = {}) => send(call, given, settings, options),
      ]),
  )

/** A client of these areas only: what is not imported is not shipped. */
export function clientOf<A extends keyof Areas>(
  areas: { readonly [K in A]: Described<K> },
  given: ClientOptions,
): Client<A> {
  const options = { ...given, ...(given.onUnauthorised && { onUnauthorised: shared(given.onUnauthorised) }) }
  const namespaces = Object.entries<Readonly<Record<string, Descriptor>>>(areas)
  return Object.fromEntries(namespaces.map(([name, area]) => [name, methodsOf(area, options)])) as Client<A>
}

/** A client of the whole API. */
export const createClient = (options: ClientOptions): Client => clientOf(everyArea, options)

/** Requests that are refused together wait for one renewal, not each for its own. */
function shared(renew: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= renew().finally(() => {
      running = undefined
    })
    return running
  }
}
