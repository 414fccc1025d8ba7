import type { Locator, Page } from 'playwright-core'
import { eventually } from '../support/journey.ts'
import { hasFocus } from '../support/keyboard.ts'
import { story } from '../support/stories.ts'

/** What a component promises to the keyboard: where the focus begins, the keys pressed, and what is so afterwards. */
export interface Promised {
  readonly of: string
  readonly at: (page: Page) => Locator
  readonly steps: readonly (readonly [keys: string, then: (page: Page) => Promise<unknown>])[]
}

export const button = (id: string, name: string | RegExp) => (page: Page) =>
  story(page, id)
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
export const field =
  (name: string, role: 'textbox' | 'combobox' | 'searchbox' = 'textbox') =>
  (page: Page) =>
    page.getByRole(role, { name, exact: true }).first()
export const says = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()
export const focusOn = (place: (page: Page) => Locator) => (page: Page) =>
  eventually(() => hasFocus(place(page))).toBe(true)
export const shows = (place: (page: Page) => Locator) => (page: Page) => place(page).waitFor()
export const hides = (place: (page: Page) => Locator) => (page: Page) => place(page).waitFor({ state: 'hidden' })
export const holds = (place: (page: Page) => Locator, value: string) => (page: Page) =>
  eventually(() => place(page).inputValue()).toBe(value)
export const role =
  (name: Parameters<Page['getByRole']>[0], options: Parameters<Page['getByRole']>[1] = {}) =>
  (page: Page) =>
    page.getByRole(name, options).first()
export const chosen =
  (place: (page: Page) => Locator, on = true) =>
  (page: Page) =>
    eventually(() => place(page).isChecked()).toBe(on)
export const scrolled = (place: (page: Page) => Locator) => (page: Page) =>
  eventually(() => place(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
