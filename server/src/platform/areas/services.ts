import type { Folders, Origins } from '../http/index.ts'
import type { Platform } from '../platform.ts'
import type { Collected } from './collect.ts'

/**
 * The name of something that one area makes and others use. The token stands in the area that needs it, so that an
 * area can use what another makes without importing it.
 */
export interface Service<T> {
  readonly name: string
  /** Never there: it keeps the type of what stands behind the name. */
  readonly type?: T
}

export const service = <T>(name: string): Service<T> => ({ name })

/** What stands behind a token: made when it is first asked for, once for each server. */
export interface Provided {
  readonly service: Service<unknown>
  make(services: Services): unknown
}

export const provide = <T>(token: Service<T>, make: (services: Services) => T): Provided => ({ service: token, make })

/** What a server is put together from: areas take from here what their handlers need. */
export interface Services {
  readonly platform: Platform
  readonly origins: Origins
  readonly version: string
  /** Where the built pages lie; none are served without. */
  readonly folders: Folders | undefined
  readonly areas: Collected
  /** @throws Error where nobody provides it, or where it needs itself to be made. */
  get<T>(token: Service<T>): T
}

/** @param given what the areas do not provide, by who puts the server together */
export function createServices(about: Omit<Services, 'get'>, given: readonly Provided[]): Services {
  const provided = new Map([...about.areas.provided, ...given].map((one) => [one.service, one]))
  const made = new Map<Service<unknown>, unknown>()
  const inTheMaking = new Set<Service<unknown>>()

  const make = (token: Service<unknown>): unknown => {
    const provider = provided.get(token)
    if (provider === undefined) throw new Error(`Nobody provides the service ${token.name}`)
    if (inTheMaking.has(token)) throw new Error(`The service ${token.name} needs itself to be made`)
    inTheMaking.add(token)
    const result = provider.make(services)
    inTheMaking.delete(token)
    made.set(token, result)
    return result
  }

  const services: Services = {
    ...about,
    get: <T>(token: Service<T>) => (made.has(token) ? made.get(token) : make(token)) as T,
  }
  return services
}
