import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from '../../../scripts/chromium.ts'

/** Opens a browser for as long as `measure` takes. */
export async function inChromium<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(await launchOptions())
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}
