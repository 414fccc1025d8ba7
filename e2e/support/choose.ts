import type { Locator } from 'playwright-core'

/**
 * Types into a field with proposals and takes one. Tapped first, as a person does: a field that is scrolled into view
 * while its text changes closes its list.
 */
export async function choose(field: Locator, text: string, option: Locator): Promise<void> {
  await field.click()
  await field.fill(text)
  await option.click()
}
