import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { eventually, test as journey } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { openPage } from './support/pages.ts'
import { serveStories } from './support/stories.ts'

let address = ''
let stop = async () => {}
beforeAll(async () => {
  ;({ address, stop } = await serveStories())
})
afterAll(() => stop())

const test = journey.extend('stories', async ({ browser }, { onCleanup }) => {
  const contexts: { close(): Promise<void> }[] = []
  onCleanup(async () => void (await Promise.all(contexts.map((context) => context.close()))))
  return async (width: 1280 | 390 = 1280): Promise<Page> => {
    const { page, context } = await openPage(browser, { width })
    contexts.push(context)
    await page.goto(address)
    return page
  }
})

const story = (page: Page, id: string): Locator => page.locator(`#${id}`)
const widthOf = async (place: Locator): Promise<number> => (await place.boundingBox())?.width ?? 0

describe('the modal', () => {
  const open = async (page: Page, size: string): Promise<Locator> => {
    await story(page, 'modal').getByRole('button', { name: size, exact: true }).click()
    const modal = page.locator('.k-modal')
    await modal.waitFor()
    return modal
  }

  test('F-049 F-051 F-052 F-053: is 380 px wide, the middle half, or nearly all of the screen', async ({ stories }) => {
    const page = await stories()
    const expected = { small: [380, 380], medium: [640, 640], large: [1200, 1279] } as const
    for (const [size, [least, most]] of Object.entries(expected)) {
      const width = await widthOf(await open(page, size))
      expect(width).toBeGreaterThanOrEqual(least)
      expect(width).toBeLessThanOrEqual(most)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  })

  test('F-054 to F-057 F-059: closes on its cover, its button and Escape, and gives the focus back', async ({
    stories,
  }) => {
    const page = await stories()
    const ways = [
      () => page.mouse.click(8, 400),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const close of ways) {
      await open(page, 'small')
      await close()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await eventually(() => hasFocus(story(page, 'modal').getByRole('button', { name: 'small' }))).toBe(true)
    }
  })

  test('F-060 F-061: announces open and close at once, opened and closed after the fade', async ({ stories }) => {
    const page = await stories()
    await open(page, 'small')
    const told = story(page, 'modal').getByText(/Announced:/)
    await eventually(() => told.textContent()).toMatch(/: open, opened$/)
    await page.keyboard.press('Escape')
    await eventually(() => told.textContent()).toMatch(/: open, opened, close, closed$/)
  })
})

describe('the confirm dialog', () => {
  test('F-082: shows its buttons 200 ms after itself', async ({ stories }) => {
    const page = await stories()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await story(page, 'confirmdialog').getByRole('button', { name: 'danger', exact: true }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await page.clock.runFor(199)
    expect(await dialog.getByRole('button').count()).toBe(0)
    await page.clock.runFor(1)
    await eventually(() => dialog.getByRole('button').count()).toBe(2)
  })

  test('F-073 to F-078 F-080 F-081: wears its kind, and has the focus on Cancel', async ({ stories }) => {
    const page = await stories()
    const styles = { confirm: 'primary', warning: 'warning', danger: 'danger' }
    for (const [kind, style] of Object.entries(styles)) {
      await story(page, 'confirmdialog').getByRole('button', { name: kind, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Discard this draft?' })
      const cancel = dialog.getByRole('button', { name: 'Cancel' })
      await eventually(() => hasFocus(cancel)).toBe(true)
      expect(await dialog.getByRole('button', { name: 'Discard' }).getAttribute('data-type')).toBe(style)
      expect(await dialog.locator('header svg').count()).toBe(1)
      await cancel.click()
      await dialog.waitFor({ state: 'hidden' })
    }
  })
})

test('F-067 F-068 F-070 F-071: a button of any type counts clicks, and ignores them while busy or disabled', async ({
  stories,
}) => {
  const page = await stories()
  const buttons = story(page, 'button')
  const types = ['primary', 'secondary', 'text', 'accept', 'warning', 'danger']
  for (const type of types) await buttons.locator(`.k-button[data-type="${type}"]`).first().click()
  await buttons.getByText('Clicked 6 times').waitFor()
  for (const name of [/busy|Sending/, 'disabled'])
    for (const button of await buttons.getByRole('button', { name }).all()) await button.click({ force: true })
  expect(await buttons.getByText('Clicked 6 times').count()).toBe(1)
})

describe('the header bar', () => {
  test('F-062 F-063: is 60 px high, with icon, title and colour', async ({ stories }) => {
    const page = await stories()
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const header = page.locator('.k-header')
      expect((await header.boundingBox())?.height).toBe(60)
      expect(await header.getByRole('heading', { name: 'Documents' }).count()).toBe(1)
      expect(await header.locator('> svg').count()).toBe(1)
    }
  })

  test('F-064: shows the menu switch on a screen of 600 px or less', async ({ stories }) => {
    const page = await stories()
    const menu = page.locator('.k-header').getByRole('button', { name: 'Open menu' })
    await page.setViewportSize({ width: 601, height: 800 })
    expect(await menu.isVisible()).toBe(false)
    await page.setViewportSize({ width: 600, height: 800 })
    await menu.click()
    await page.getByText('Keys pressed: menu').waitFor()
  })
})
