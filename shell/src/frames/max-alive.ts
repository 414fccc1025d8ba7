import { maxAliveWith } from './pool.ts'

/** Fixed while the page is open: Chromium alone tells how much memory there is. */
export const maxAlive = maxAliveWith((navigator as { deviceMemory?: number }).deviceMemory)
