import type { Get, Post } from '../telemetry/post.ts'
import type { GuidanceSettings } from '../telemetry/settings.ts'
import { coded, type Properties } from './attributes.ts'
import { readCache, writeCache } from './cache.ts'
import { readCustomEvents } from './content.ts'
import { isSkipped } from './skip.ts'

export interface Guided {
  readonly userId: string
  readonly username: string
  readonly companyId: string
}

export interface GuidanceSurroundings {
  readonly settings: GuidanceSettings
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly get: Get
  readonly post: Post
  /** Finds out what the tool is told of the account (F-377). */
  readonly fetchProperties: () => Promise<Properties>
  readonly now: () => Date
  readonly console: Pick<Console, 'warn' | 'error'>
}

/**
 * Loads the guidance tool for a person: sends it what is known of the account, found out once a person and browser
 * (F-377, F-378), and answers the events it wants to hear of. What fails is told to the console alone (F-282).
 */
export async function loadGuidance(guided: Guided, surroundings: GuidanceSurroundings): Promise<readonly unknown[]> {
  const { settings, storage, get, post, fetchProperties, now, console } = surroundings
  if (isSkipped(guided, settings)) return []
  const { userId } = guided
  try {
    if (readCache(storage, userId) === undefined) {
      const properties = await fetchProperties()
      await post(settings.destination, {
        userId,
        properties: coded(properties, settings, (text) => console.warn(text)),
      })
      writeCache(storage, { properties, updated: now().toISOString(), userId })
    }
    return await readCustomEvents(settings, get)
  } catch (error) {
    console.error('Problem loading', error)
    return []
  }
}
