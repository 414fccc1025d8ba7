import type { Platform } from './platform.ts'

/**
 * What each platform has for itself, a cache above all: made when it is first asked for, and gone with the platform, so
 * that two installations in one process share nothing.
 */
export function perPlatform<T>(make: () => T): (platform: Platform) => T {
  const made = new WeakMap<Platform, T>()
  return (platform) => {
    const own = made.get(platform) ?? make()
    made.set(platform, own)
    return own
  }
}
