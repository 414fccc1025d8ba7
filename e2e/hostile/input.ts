import type { Page } from 'playwright-core'

/** How often somebody presses a key, and how long between two of them, in milliseconds. */
const presses = 24
const pause = 20

export interface InputDelay {
  /** Milliseconds from a key's press to the shell's hearing of it. */
  readonly median: number
  readonly p95: number
}

/** Types into the shell's own page, and tells how long each key took to be heard. */
export async function inputDelay(page: Page): Promise<InputDelay> {
  await page.locator('.s-search').focus()
  await page.evaluate(() => {
    window.inputDelays.length = 0
  })
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('Shift', { delay: pause })
  const delays = (await page.evaluate(() => window.inputDelays)).toSorted((one, other) => one - other)
  const at = (share: number) => delays[Math.ceil(delays.length * share) - 1] ?? Number.POSITIVE_INFINITY
  return { median: at(0.5), p95: at(0.95) }
}
