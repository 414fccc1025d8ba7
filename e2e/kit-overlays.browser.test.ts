import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { boxOf, styleOf } from './support/look.ts'
import { story, test } from './support/stories.ts'

describe('the modal', () => {
  const open = async (page: Page, size: string): Promise<Locator> => {
    await story(page, 'modal').getByRole('button', { name: size, exact: true }).click()
    const modal = page.locator('.k-modal')
    await modal.waitFor()
    return modal
  }
  const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' })

  test('F-049 F-050 F-051 F-052 F-053: is 380 px wide, the middle half, or nearly all of the screen, as it is unless told', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    const expected = { small: [380, 380], medium: [640, 640], large: [1200, 1279], default: [1200, 1279] } as const
    for (const [size, [minWidth, maxWidth]] of Object.entries(expected)) {
      const { x, width, height } = await boxOf(await open(page, size))
      expect(width, size).toBeGreaterThanOrEqual(minWidth)
      expect(width, size).toBeLessThanOrEqual(maxWidth)
      expect(Math.abs(x + width / 2 - 640), 'in the middle').toBeLessThan(1)
      if (minWidth === 1200) expect(height, 'nearly as high as the screen').toBeGreaterThan(740)
      await page.keyboard.press('Escape')
      await gone(page)
    }
  })

  test('F-054 F-055 F-056 F-057 F-059: dims the page, closes on its cover, its button and Escape, and gives the focus back', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    const ways = [
      () => page.mouse.click(8, 400),
      () => page.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]
    for (const close of ways) {
      await open(page, 'small')
      expect(await boxOf(page.locator('.k-modal-cover'))).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
      expect(await styleOf(page.locator('.k-modal-cover'), 'background-color')).toMatch(/rgba\(.*, 0\.\d+\)/)
      await close()
      await gone(page)
      await eventually(() => hasFocus(story(page, 'modal').getByRole('button', { name: 'small' }))).toBe(true)
    }
  })

  test('F-058: Escape does not close it where Escape is disabled; its button still does', async ({ stories }) => {
    const page = await stories('overlays')
    await page.getByRole('checkbox', { name: 'Escape and cover do not close it' }).click({ force: true })
    await open(page, 'small')
    await page.keyboard.press('Escape')
    await page.mouse.click(8, 400)
    // Both have been heard by now: what is typed next arrives in the field that is still there.
    await page.getByRole('textbox', { name: 'Reason' }).fill('Still here')
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close' }).click()
    await gone(page)
  })

  test('F-057: Escape closes what is open in it first, and keeps what was written', async ({ stories }) => {
    const page = await stories('overlays')
    const modal = await open(page, 'small')
    await modal.getByRole('textbox', { name: 'Reason' }).fill('Too dear')
    const layers = {
      list: () => modal.getByRole('button', { name: 'Kind' }).press('Enter'),
      'list of what fits': async () => {
        await modal.getByRole('combobox', { name: 'Send to' }).fill('fjord')
        await page.getByRole('option', { name: 'Fjord' }).waitFor()
      },
      calendar: () => modal.getByRole('button', { name: 'Choose a day' }).press('Enter'),
    }
    for (const [name, openLayer] of Object.entries(layers)) {
      await openLayer()
      const layer = page.locator('.k-popover')
      await layer.waitFor()
      await page.keyboard.press('Escape')
      await layer.waitFor({ state: 'hidden' })
      expect(await modal.getByRole('textbox', { name: 'Reason' }).inputValue(), name).toBe('Too dear')
    }
    await page.keyboard.press('Escape')
    await gone(page)
  })

  test('F-060 F-061: announces open and close at once, opened and closed 100 ms later where motion is reduced', async ({
    stories,
  }) => {
    const page = await stories('overlays', { own: true })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const events = () =>
      story(page, 'modal')
        .getByText(/Announced:/)
        .textContent()
    await open(page, 'small')
    await eventually(events).toMatch(/: open$/)
    await page.clock.runFor(99)
    expect(await events()).toMatch(/: open$/)
    await page.clock.runFor(1)
    await eventually(events).toMatch(/: open, opened$/)
    await page.keyboard.press('Escape')
    await eventually(events).toMatch(/: open, opened, close$/)
    await page.clock.runFor(99)
    expect(await events()).toMatch(/close$/)
    await page.clock.runFor(1)
    await eventually(events).toMatch(/: open, opened, close, closed$/)
  })

  test('F-061: where it fades it has opened when nothing shines through any more, and closed when it is gone', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const seen: [event: string, opacity: string][] = []
      Object.assign(window, { seen })
      const line = [...document.querySelectorAll('#modal > p')].at(0)
      if (!line) throw new Error('The story of the modal tells nothing.')
      new MutationObserver(() => {
        const cover = document.querySelector('.k-modal-cover')
        seen.push([line.textContent.split(' ').at(-1) ?? '', cover ? getComputedStyle(cover).opacity : 'gone'])
      }).observe(line, { characterData: true, childList: true, subtree: true })
    })
    await open(page, 'small')
    const events = () =>
      story(page, 'modal')
        .getByText(/Announced:/)
        .textContent()
    await eventually(events).toMatch(/opened$/)
    await page.keyboard.press('Escape')
    await eventually(events).toMatch(/closed$/)
    const seen = await page.evaluate(() => (window as unknown as { seen: [string, string][] }).seen)
    expect(seen).toContainEqual(['opened', '1'])
    expect(seen.at(-1)?.[0]).toBe('closed')
    expect(['0', 'gone']).toContain(seen.at(-1)?.[1])
  })
})

test('F-066: a cover dims the whole page and takes the clicks that were meant for what lies below', async ({
  stories,
}) => {
  const page = await stories('overlays')
  await story(page, 'cover').getByRole('button', { name: 'Dim the page' }).click()
  const cover = page.locator('.k-cover')
  expect(await boxOf(cover)).toEqual({ x: 0, y: 0, width: 1280, height: 800 })
  expect(await styleOf(cover, 'background-color')).toMatch(/rgba\(.*, 0\.\d+\)/)
  const { x, y } = await boxOf(story(page, 'toast').getByRole('button', { name: 'Plain' }))
  await page.mouse.click(x + 5, y + 5)
  await cover.waitFor({ state: 'hidden' })
  expect(await page.locator('.k-toast').count()).toBe(0)
})

describe('the confirm dialog', () => {
  test('F-082: shows its buttons 200 ms after itself', async ({ stories }) => {
    const page = await stories('overlays', { own: true })
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

  test('F-081 F-082: a second question that comes while the first fades shows its buttons 200 ms later, too, the focus on Cancel', async ({
    stories,
  }) => {
    const page = await stories('overlays', { own: true })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await story(page, 'confirmdialog').getByRole('button', { name: 'two questions' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    await page.clock.runFor(200)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await eventually(() => dialog.getByRole('button').count()).toBe(0)
    await page.clock.runFor(199)
    expect(await dialog.getByRole('button').count()).toBe(0)
    await page.clock.runFor(1)
    await eventually(() => hasFocus(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
    await dialog.getByRole('button', { name: 'OK' }).click()
    await dialog.waitFor({ state: 'hidden' })
  })

  test('F-073 F-074 F-075 F-076 F-077 F-078 F-079 F-080 F-081: wears its kind on button and icon, says OK and Cancel, has the focus on Cancel', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    const styles = { confirm: 'primary', warning: 'warning', danger: 'danger' }
    const drawings = new Set<string>()
    for (const [kind, style] of Object.entries(styles)) {
      await story(page, 'confirmdialog').getByRole('button', { name: kind, exact: true }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Discard this draft?' })
      const cancel = dialog.getByRole('button', { name: 'Cancel', exact: true })
      await eventually(() => hasFocus(cancel)).toBe(true)
      const accept = dialog.getByRole('button', { name: 'OK', exact: true })
      expect(await accept.getAttribute('data-type'), kind).toBe(style)
      const icon = dialog.locator('header svg')
      expect(await icon.getAttribute('data-type'), kind).toBe(style)
      drawings.add(await icon.innerHTML())
      await cancel.click()
      await dialog.waitFor({ state: 'hidden' })
    }
    expect(drawings.size, 'an icon for each kind').toBe(3)
  })
})

describe('a form in a dialog', () => {
  test('F-071: what is on its way is not sent again by Enter in its field', async ({ stories }) => {
    const page = await stories('overlays')
    await story(page, 'dialogform').getByRole('button', { name: 'Rename…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename the draft' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await name.press('Enter')
    await dialog.getByText('Sent: 1').waitFor()
    await name.press('Enter')
    await name.press('x')
    await eventually(() => name.inputValue()).toBe('x')
    expect(await dialog.getByText('Sent: 1').isVisible()).toBe(true)
  })

  test('F-075 F-076 F-077: its button tells, and its icon may, whether it asks for care or takes something away', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    await story(page, 'dialogform').getByRole('button', { name: 'Rename…' }).click()
    expect(await page.locator('.k-modal header svg').first().getAttribute('data-type')).toBe('warning')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const typeOf = async (opener: string, accept: string) => {
      await story(page, 'dialogform').getByRole('button', { name: opener }).click()
      const type = await page.getByRole('dialog').getByRole('button', { name: accept }).getAttribute('data-type')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      return type
    }
    expect(await typeOf('Rename…', 'Rename')).toBe('warning')
    expect(await typeOf('Reject…', 'Reject')).toBe('danger')
  })
})
