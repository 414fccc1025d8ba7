import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'

/** How often somebody presses a key, and how long it is held, in milliseconds. */
const presses = 24
const held = 20

/**
 * Milliseconds that it takes to type a few keys into the shell's own page and to see what they did: keys come before other
 * work, a frame does not. Without end beyond `most`.
 */
export async function typingTime(page: Page, most: number): Promise<number> {
  const start = performance.now()
  const isTyped = await Promise.race([
    typed(page).then(
      () => true,
      () => false,
    ),
    sleep(most, false),
  ])
  return isTyped ? performance.now() - start : Number.POSITIVE_INFINITY
}

async function typed(page: Page): Promise<void> {
  await page.locator('.s-search').focus()
  for (let pressed = 0; pressed < presses; pressed += 1) await page.keyboard.press('Shift', { delay: held })
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(seen)))
}
