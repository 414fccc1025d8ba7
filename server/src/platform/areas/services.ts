import type { ObjectAction, Permission } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { Folders, Origins } from '../http/index.ts'
import type { Platform } from '../platform.ts'
import type { ObjectRule, Policy } from '../policy.ts'
import type { PersonalData } from './personal-data.ts'
import type { Service } from './service.ts'

/** What stands behind a token: made when it is first asked for, once for each server. */
export interface Provided {
  readonly service: Service<unknown>
  make(services: Services): unknown
}

export const provide = <T>(token: Service<T>, make: (services: Services) => T): Provided => ({ service: token, make })

/** What handlers may ask of all areas as one. */
export interface AllAreas {
  /** By the folder of the area. */
  readonly policies: Readonly<Record<string, Policy>>
  readonly objectRules: Readonly<Record<ObjectAction, ObjectRule>>
  /** Why a text cannot be a setting of a company; undefined where it can. */
  whyNotSetting(setting: { readonly tag: string; readonly key: string; readonly value: string }): Message | undefined
  permissionsOf(roleId: string): ReadonlySet<Permission>
  readonly personalData: Required<PersonalData>
}

/** What a server is put together from: areas take from here what their handlers need. */
export interface Services {
  readonly platform: Platform
  readonly origins: Origins
  readonly version: string
  /** Where the built pages lie; none are served without. */
  readonly folders: Folders | undefined
  readonly areas: AllAreas
  /** @throws Error where nobody provides it, or where it needs itself to be made. */
  get<T>(token: Service<T>): T
}

/** @param all what the areas provide, and what does who puts the server together */
export function createServices(about: Omit<Services, 'get'>, all: readonly Provided[]): Services {
  const provided = new Map(all.map((one) => [one.service.name, one]))
  const made = new Map<string, unknown>()
  const inTheMaking = new Set<string>()

  const make = (name: string): unknown => {
    const provider = provided.get(name)
    if (provider === undefined) throw new Error(`Nobody provides the service ${name}`)
    if (inTheMaking.has(name)) throw new Error(`The service ${name} needs itself to be made`)
    inTheMaking.add(name)
    const result = provider.make(services)
    inTheMaking.delete(name)
    made.set(name, result)
    return result
  }

  const services: Services = {
    ...about,
    get: <T>({ name }: Service<T>) => (made.has(name) ? made.get(name) : make(name)) as T,
  }
  return services
}
