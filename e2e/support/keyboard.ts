import type { Locator, Page } from 'playwright-core'

/** Farther than this from one thing to the next, nobody finds it. */
const farthest = 60

export const hasFocus = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => element === element.ownerDocument.activeElement && element.ownerDocument.hasFocus())

/** Presses Tab (or Shift+Tab, or in a menu ArrowDown) until the place has the focus. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab'): Promise<void> {
  await place.waitFor()
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await hasFocus(place)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reached ${place}`)
}

/** Goes to the place by Tab, and presses it by Enter. */
export async function pressAt(page: Page, place: Locator, key?: Parameters<typeof tabTo>[2]): Promise<void> {
  await tabTo(page, place, key)
  await page.keyboard.press('Enter')
}
