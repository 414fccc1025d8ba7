import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { lena } from './support/people.ts'
import { story, test } from './support/stories.ts'

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 }
const styleOf = (place: Locator, property: string): Promise<string> =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('F-048: the kit is there in an embedded app: its parts, its tokens, its look', async ({ signIn }) => {
  const { app } = await signIn(lena)
  const button = app.locator('.k-button[data-type="primary"]').first()
  await button.waitFor()
  expect(await styleOf(button, '--accent')).not.toBe('')
  expect(await styleOf(button, 'font-family')).toContain('Inter')
})

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
    for (const [size, [least, most]] of Object.entries(expected)) {
      const { x, width, height } = await boxOf(await open(page, size))
      expect(width, size).toBeGreaterThanOrEqual(least)
      expect(width, size).toBeLessThanOrEqual(most)
      expect(Math.abs(x + width / 2 - 640), 'in the middle').toBeLessThan(1)
      if (least === 1200) expect(height, 'nearly as high as the screen').toBeGreaterThan(740)
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

  test('F-060 F-061: announces open and close at once, opened and closed 100 ms later where motion is reduced', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    const told = () =>
      story(page, 'modal')
        .getByText(/Announced:/)
        .textContent()
    await open(page, 'small')
    await eventually(told).toMatch(/: open$/)
    await page.clock.runFor(99)
    expect(await told()).toMatch(/: open$/)
    await page.clock.runFor(1)
    await eventually(told).toMatch(/: open, opened$/)
    await page.keyboard.press('Escape')
    await eventually(told).toMatch(/: open, opened, close$/)
    await page.clock.runFor(99)
    expect(await told()).toMatch(/close$/)
    await page.clock.runFor(1)
    await eventually(told).toMatch(/: open, opened, close, closed$/)
  })

  test('F-061: where it fades it has opened when nothing shines through any more, and closed when it is gone', async ({
    stories,
  }) => {
    const page = await stories('overlays')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.evaluate(() => {
      const seen: [event: string, opacity: string][] = []
      Object.assign(window, { seen })
      const told = [...document.querySelectorAll('#modal > p')].at(0)
      if (!told) throw new Error('The story of the modal tells nothing.')
      new MutationObserver(() => {
        const cover = document.querySelector('.k-modal-cover')
        seen.push([told.textContent.split(' ').at(-1) ?? '', cover ? getComputedStyle(cover).opacity : 'gone'])
      }).observe(told, { characterData: true, childList: true, subtree: true })
    })
    await open(page, 'small')
    const told = () =>
      story(page, 'modal')
        .getByText(/Announced:/)
        .textContent()
    await eventually(told).toMatch(/opened$/)
    await page.keyboard.press('Escape')
    await eventually(told).toMatch(/closed$/)
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
    const page = await stories('overlays')
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

describe('the button', () => {
  test('F-067 F-068 F-070 F-071: of any of six looks counts clicks, and ignores them while busy or disabled', async ({
    stories,
  }) => {
    const page = await stories('actions')
    const buttons = story(page, 'button')
    const types = ['primary', 'secondary', 'text', 'accept', 'warning', 'danger']
    const looks = new Set<string>()
    for (const type of types) {
      const button = buttons.getByRole('button', { name: type, exact: true })
      await button.click()
      await page.mouse.move(0, 0)
      expect(await button.getAttribute('data-type')).toBe(type)
      looks.add(`${await styleOf(button, 'background-color')} ${await styleOf(button, 'border-top-color')}`)
    }
    expect(looks.size, 'each type has its look').toBe(6)
    await buttons.getByText('Clicked 6 times').waitFor()
    for (const name of [/busy|Sending/, 'disabled']) {
      const idle = await buttons.getByRole('button', { name }).all()
      expect(idle.length).toBe(6)
      for (const button of idle) {
        await button.click({ force: true })
        expect((await button.isDisabled()) || (await button.getAttribute('aria-disabled')) === 'true').toBe(true)
      }
    }
    // A busy one keeps the focus, and ignores the keyboard too.
    await buttons
      .getByRole('button', { name: /busy|Sending/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await buttons.getByRole('button', { name: 'primary', exact: true }).click()
    await buttons.getByText('Clicked 7 times').waitFor()
  })

  test('F-069: has an icon before its words, or alone with a name', async ({ stories }) => {
    const page = await stories('actions')
    const withWords = story(page, 'button').getByRole('button', { name: 'Export', exact: true })
    const [drawing, words] = [await boxOf(withWords.locator('svg')), await boxOf(withWords.getByText('Export'))]
    expect(drawing.width).toBe(16)
    expect(drawing.x + drawing.width).toBeLessThanOrEqual(words.x)
    const alone = story(page, 'button').getByRole('button', { name: 'More', exact: true })
    expect(await alone.locator('svg').count()).toBe(1)
    expect(await alone.innerText()).toBe('')
  })
})

describe('the header bar', () => {
  test('F-062 F-063: is 60 px high, with icon, title and colour', async ({ stories }) => {
    const page = await stories('frame')
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const header = page.locator('.k-header')
      expect((await boxOf(header)).height).toBe(60)
      expect(await header.getByRole('heading', { name: 'Documents' }).count()).toBe(1)
      expect(await header.locator('> .k-app-icon').count()).toBe(1)
      expect(await styleOf(header, 'border-top-color')).toBe('rgb(124, 45, 18)')
    }
  })

  test('F-064 F-065: at 600 px or less shows the menu switch, which asks the top window for its menu', async ({
    stories,
    served,
  }) => {
    const page = await stories('frame')
    // A page around it, as the shell is.
    await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Around</title>' }))
    await page.goto(`${served}around`)
    await page.evaluate((source) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('message', ({ data }) => heard.push(data))
      const frame = Object.assign(document.createElement('iframe'), {
        src: `${source}?only=frame`,
        width: 601,
        height: 700,
      })
      document.body.append(frame)
    }, served)
    const frame = page.locator('iframe')
    const menu = frame.contentFrame().locator('.k-header').getByRole('button', { name: 'Open menu' })
    await frame.contentFrame().locator('.k-header').waitFor()
    expect(await menu.isVisible()).toBe(false)
    await frame.evaluate((element) => element.setAttribute('width', '600'))
    await menu.click()
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
    await eventually(heard).toContainEqual({ type: 'EVENT', topic: 'app-broadcast' })
  })
})

test('F-072: an app icon shows the picture of its manifest, else its letter, readable on the colour of its manifest', async ({
  stories,
}) => {
  const page = await stories('signs')
  const icons = story(page, 'appicon-and-avatar').locator('.k-app-icon')
  await eventually(() => icons.allInnerTexts()).toEqual(['', 'K', 'B', 'H', 'L', '', 'G'])
  const picture = icons.nth(5).locator('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const look = async (place: number) => [
    await styleOf(icons.nth(place), 'background-color'),
    await styleOf(icons.nth(place), 'color'),
  ]
  expect(await look(3)).toEqual(['rgb(124, 45, 18)', 'rgb(255, 255, 255)'])
  expect(await look(4)).toEqual(['rgb(250, 204, 21)', 'rgb(20, 23, 26)'])
})

test('F-083 F-084 F-085: icons are 12, 16, 24 or 60 px, 16 unless told, in sixteen types', async ({ stories }) => {
  const page = await stories('signs')
  const icons = story(page, 'icon').locator('svg')
  const widths = await icons.evaluateAll((all) => all.slice(0, 5).map((icon) => icon.getBoundingClientRect().width))
  expect(widths).toEqual([12, 16, 24, 60, 16])
  const tokens = {
    default: '--ink-2',
    inverted: '--sheet',
    primary: '--accent',
    danger: '--bad',
    error: '--bad',
    success: '--good',
    active: '--accent',
    info: '--info',
    focus: '--focus',
    warning: '--warn',
    disabled: '--ink-3',
    'disabled-checked': undefined,
    suggested: undefined,
    'slate-lightest': '--hair',
    'gray-darker': '--ink',
    action: '--accent',
  }
  const seen = new Set<string>()
  for (const [type, token] of Object.entries(tokens)) {
    const icon = story(page, 'icon').getByRole('img', { name: type, exact: true })
    const [color, expected] = await icon.evaluate((element, name) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = name ? `var(${name})` : ''
      return [getComputedStyle(element).color, name && getComputedStyle(probe).color]
    }, token)
    if (token) expect(color, type).toBe(expected)
    seen.add(color)
  }
  expect(seen.size, 'colours told apart').toBe(13)
})
