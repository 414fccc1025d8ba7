import type { Origins } from '../../../platform/http/index.ts'
import type { Settings } from '../../../platform/index.ts'

/** Below what the demo's shop is served, on the host of the apps: another site than the shell's, as a real one is. */
export const demoShopPath = '/demo-shop'

/** Whether people reach an origin from this machine alone. */
const isHere = (origin: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(origin).hostname)

/** Where the demo's shop is; undefined where it is none. */
export const demoShopOf = ({ demo }: Pick<Settings, 'demo'>, origins: Origins): string | undefined =>
  demo && isHere(origins.shell) && isHere(origins.app) ? `${origins.app}${demoShopPath}` : undefined
