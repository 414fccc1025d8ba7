import type { Properties } from './attributes.ts'

/** F-371, F-372: what was found out about a person, and when. */
export interface CachedProperties {
  readonly properties: Properties
  /** The instant of finding out, ISO 8601 in UTC. */
  readonly updated: string
  readonly userId: string
}

const KEY = 'kontor.guidance'

/** The record of this person; what another has left in the browser, or what cannot be read, is none. */
export function readCache(storage: Pick<Storage, 'getItem'>, userId: string): CachedProperties | undefined {
  try {
    const record = JSON.parse(storage.getItem(KEY) ?? 'null') as CachedProperties | null
    return record?.userId === userId && typeof record.properties === 'object' ? record : undefined
  } catch {
    return undefined
  }
}

export const writeCache = (storage: Pick<Storage, 'setItem'>, record: CachedProperties): void =>
  storage.setItem(KEY, JSON.stringify(record))
