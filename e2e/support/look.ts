import type { Locator } from 'playwright-core'

/** Where it stands and how large it is, in px. */
export const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }

/** What the browser made of its styles: `styleOf(button, 'font-family')`. */
export const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
