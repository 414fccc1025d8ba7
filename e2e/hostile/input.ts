import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How often somebody presses a key, and how long between two of them, in milliseconds. */
const presses = 24
const pause = 20

export interface InputDelay {
  /** Milliseconds from a key's press to the shell's hearing of it. */
  readonly median: number
  readonly p95: number
}

/** Longer than this nobody types on, in milliseconds. */
const longest = 4000

/** Types into the shell's own page, and tells how long each key took to be heard; without end where some were not. */
export async function inputDelay(page: Page): Promise<InputDelay> {
  const delays = await Promise.race([typed(page).catch(() => []), sleep(longest, [])])
  const sorted = delays.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY
  return { median: at(0.5), p95: at(0.95) }
}

async function typed(page: Page): Promise<number[]> {
  await page.locator('.s-search').focus()
  await page.evaluate(() => {
    window.inputDelays.length = 0
  })
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('Shift', { delay: pause })
  return page.evaluate(() => window.inputDelays)
}
