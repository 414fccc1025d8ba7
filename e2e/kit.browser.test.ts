import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { eventually } from './support/journey.ts'
import { boxOf, styleOf } from './support/look.ts'
import { lena } from './support/people.ts'
import { story, test } from './support/stories.ts'

test('F-048: the kit is there in an embedded app: its parts, its tokens, its look', async ({ signIn }) => {
  const { app } = await signIn(lena)
  const button = app.locator('.k-button[data-type="primary"]').first()
  await button.waitFor()
  expect(await styleOf(button, '--accent')).not.toBe('')
  expect(await styleOf(button, 'font-family')).toContain('Inter')
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
    const page = await stories('layout')
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
    const page = await stories('layout')
    // A page around it, as the shell is.
    await page.route('**/around', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Around</title>' }))
    await page.goto(`${served}around`)
    await page.evaluate((source) => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      addEventListener('message', ({ data }) => heard.push(data))
      const frame = Object.assign(document.createElement('iframe'), {
        src: `${source}?only=layout`,
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

test('figures of one width are for amounts and dates alone: elsewhere they would pull hyphens apart', async ({
  stories,
}) => {
  const page = await stories('feedback')
  const figuresOf = (place: Locator) => styleOf(place, 'font-variant-numeric')
  expect(await figuresOf(page.locator('.k-amount').first())).toBe('tabular-nums')
  await page.goto(page.url().replace('feedback', 'lists'))
  const heading = page.locator('h2').first()
  expect(await figuresOf(page.locator('time').first())).toBe('tabular-nums')
  expect(await figuresOf(heading)).toBe('normal')
  expect(await styleOf(heading, 'font-feature-settings')).not.toContain('tnum')
})

test('F-072: an app icon shows the picture of its manifest, else its letter, readable on the colour of its manifest', async ({
  stories,
}) => {
  const page = await stories('feedback')
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
  const page = await stories('feedback')
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
