import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seriousProblems } from './support/accessibility.ts'
import { eventually } from './support/journey.ts'
import { openPage } from './support/pages.ts'
import { story, test } from './support/stories.ts'

const gridOf = (page: Page) => page.getByRole('grid', { name: 'Millions' })
const scrollTo = (grid: Locator, part: number) =>
  grid.evaluate((table, at) => {
    const scroll = table.parentElement as HTMLElement
    scroll.scrollTop = at * scroll.scrollHeight
  }, part)

/** Once a scroll has come to rest: what was to happen at a time before goes by the old clock still, and nothing takes it back. */
async function standStill(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Drags the thumb there and lets go: until the rows of that place are drawn, the picture is of none or of those before. */
async function leapTo(grid: Locator, part: number): Promise<void> {
  await scrollTo(grid, part)
  const place = grid.locator('..').locator('.k-grid-place')
  await eventually(async () => (await picture(grid)).full && (await place.count()) === 0).toBe(true)
}

/** The row that has the keyboard: its place, its number, and whether all of it is in sight. */
const activeRow = (grid: Locator) =>
  grid.evaluate((table) => {
    const row = document.getElementById(table.getAttribute('aria-activedescendant') ?? '')
    if (!row) return undefined
    const [box, head, own] = [table.parentElement, table.querySelector('thead'), row].map((e) =>
      (e as HTMLElement).getBoundingClientRect(),
    )
    const inSight = own!.top >= head!.bottom - 1 && own!.bottom <= box!.bottom + 1
    return [row.getAttribute('aria-rowindex'), row.querySelector('td')?.textContent, inSight]
  })

/** Where rows stand in the window, and whether every px between head and end of the table has one. */
const picture = (grid: Locator) =>
  grid.evaluate((table) => {
    const box = (table.parentElement as HTMLElement).getBoundingClientRect()
    const head = (table.querySelector('thead') as HTMLElement).getBoundingClientRect()
    const rows = [...table.querySelectorAll<HTMLElement>('tr[data-index]')]
      .map((row) => ({
        index: Number(row.dataset['index']),
        top: row.getBoundingClientRect().top - head.bottom,
        bottom: row.getBoundingClientRect().bottom,
      }))
      // While they are scrolled they stand in the page in any order.
      .sort((one, other) => one.index - other.index)
    const full = rows[0]!.top <= 0 && rows.at(-1)!.bottom >= box.bottom - 1
    return { full, at: rows[0]!.index * 36 - rows[0]!.top }
  })

describe('a table of five million rows, higher than any box', () => {
  test('Home, End, arrows, pages and letters lead to the exact row, which is told and seen', async ({ stories }) => {
    const page = await stories('millions')
    const grid = gridOf(page)
    expect(await grid.getAttribute('aria-rowcount')).toBe('5000001')
    await grid.focus()
    for (const [key, number] of [
      ['End', 5_000_000],
      ['ArrowUp', 4_999_999],
      ['PageUp', 4_999_979],
      ['j', 4_999_980],
      ['k', 4_999_979],
      ['Home', 1],
      ['PageDown', 21],
      ['End', 5_000_000],
    ] as const) {
      await page.keyboard.press(key)
      await eventually(() => activeRow(grid)).toEqual([String(number + 1), number.toLocaleString('en'), true])
    }
    await page.keyboard.press('Enter')
    await story(page, 'millions').getByText('Opened: 5000000').waitFor()
    expect(await grid.locator('tr[data-index]').count()).toBeLessThan(60)
  })

  test('a wheel moves the rows by its px wherever they are, and both ends are reached', async ({ stories }) => {
    const page = await stories('millions')
    const grid = gridOf(page)
    await grid.hover()
    for (const part of [0.5, 0.02, 0.999]) {
      await leapTo(grid, part)
      const before = await picture(grid)
      for (let turn = 1; turn <= 5; turn += 1) {
        await page.mouse.wheel(0, 100)
        await eventually(async () => Math.round((await picture(grid)).at - before.at)).toBe(turn * 100)
      }
      expect((await picture(grid)).full).toBe(true)
    }
    await leapTo(grid, 0)
    await grid.getByText('1', { exact: true }).waitFor()
    expect((await picture(grid)).at).toBe(0)
    await leapTo(grid, 1)
    await grid.getByText('5,000,000').waitFor()
  })

  test('is never blank, scrolled or dragged; a drag tells the day that it has come to', async ({ stories }) => {
    const page = await stories('millions', { own: true })
    const grid = gridOf(page)
    const blank = await grid.evaluate(async (table) => {
      const scroll = table.parentElement as HTMLElement
      const box = scroll.getBoundingClientRect()
      let missing = 0
      for (let step = 0; step < 90; step += 1) {
        scroll.scrollTop += step < 40 ? 400 : step < 60 ? 350_000 : -2_000
        await new Promise((drawn) => requestAnimationFrame(drawn))
        for (const y of [box.top + 45, box.top + box.height / 2, box.bottom - 4])
          if (!document.elementFromPoint(box.left + 60, y)?.closest('tr[data-index]')) missing += 1
      }
      return missing
    })
    expect(blank, 'places without a row').toBe(0)
    // What is told goes soon after: with the clock's leave, so that it is there for somebody slow as well.
    await page.locator('.k-grid-place').waitFor({ state: 'detached' })
    await standStill(page)
    await scrollTo(grid, 0.5)
    const seen = () =>
      grid.evaluate((table) => {
        const { left, top } = (table.parentElement as HTMLElement).getBoundingClientRect()
        const first = document
          .elementFromPoint(left + 300, top + 40)
          ?.closest('tr')
          ?.querySelectorAll('td')[1]
        return [document.querySelector('.k-grid-place')?.textContent, first?.textContent]
      })
    await eventually(async () => {
      const [day, top] = await seen()
      return day !== undefined && day === top
    }).toBe(true)
    await page.clock.runFor(1000)
    await page.locator('.k-grid-place').waitFor({ state: 'detached' })
  })

  test('what a thumb throws it to is there before it comes, for a page that is late', async ({ stories }) => {
    const page = await stories('millions', { own: true })
    const grid = gridOf(page)
    await leapTo(grid, 0.5)
    await grid.hover()
    // Else the scroll comes to rest, where rows lie on both sides again, before somebody slow has looked.
    await standStill(page)
    const beyond = () =>
      grid.evaluate((table) => {
        const box = (table.parentElement as HTMLElement).getBoundingClientRect()
        const rows = [...table.querySelectorAll('tr[data-index]')].map((row) => row.getBoundingClientRect())
        const edge = (table.querySelector('thead') as HTMLElement).getBoundingClientRect().bottom
        return [
          edge - Math.min(...rows.map(({ top }) => top)),
          Math.max(...rows.map(({ bottom }) => bottom)) - box.bottom,
        ]
      })
    await page.mouse.wheel(0, 600)
    await eventually(async () => (await beyond())[1]).toBeGreaterThan(12 * 36)
    await page.mouse.wheel(0, -600)
    await eventually(async () => (await beyond())[0]).toBeGreaterThan(12 * 36)
  })

  test('draws the rows that come in the lines of those that go, and has them in order once the scroll rests', async ({
    stories,
  }) => {
    const page = await stories('millions')
    const grid = gridOf(page)
    await leapTo(grid, 0.5)
    const made = await grid.evaluate(async (table) => {
      const rows = () => [...table.querySelectorAll('tr[data-index]')]
      const before = new Set(rows())
      for (let step = 0; step < 60; step += 1) {
        table.parentElement!.scrollTop += step < 40 ? 90 : -70
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
      return rows().filter((row) => !before.has(row)).length
    })
    expect(made, 'rows that were made anew').toBe(0)
    const disorder = () =>
      grid.evaluate((table) => {
        const places = [...table.querySelectorAll('tr[data-index]')].map((row) => Number(row.ariaRowIndex))
        return places.filter((place, at) => at > 0 && place !== places[at - 1]! + 1)
      })
    await eventually(disorder).toEqual([])
  })

  test('the keyboard stays with the row whose box was clicked, whichever row its line is drawn for', async ({
    stories,
  }) => {
    const page = await stories('millions')
    const grid = gridOf(page)
    const chosen = (count: number) => story(page, 'millions').getByText(`Chosen: ${count}`).waitFor()
    await page.getByRole('button', { name: 'Select' }).click()
    await grid.getByRole('checkbox', { name: 'Select 3', exact: true }).click()
    await chosen(1)
    await grid.evaluate(async (table) => {
      for (let step = 0; step < 20; step += 1) {
        table.parentElement!.scrollTop += 90
        await new Promise((drawn) => requestAnimationFrame(drawn))
      }
    })
    await page.keyboard.press('Space')
    await chosen(0)
  })

  test('keeps the row at its edge when rows get another height', async ({ stories }) => {
    const page = await stories('millions')
    const grid = gridOf(page)
    await leapTo(grid, 0.4)
    const first = () =>
      grid.evaluate((table) => {
        const { left, top } = (table.parentElement as HTMLElement).getBoundingClientRect()
        return document
          .elementFromPoint(left + 60, top + 50)
          ?.closest('tr')
          ?.querySelector('td')?.textContent
      })
    const before = await first()
    await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'))
    await eventually(first).toBe(before)
  })

  test('rows are chosen with a finger that is held, or after a button, by tap and by key', async ({
    browser,
    served,
  }) => {
    const { page, context } = await openPage(browser, { width: 390 })
    await page.goto(`${served}?only=millions`)
    const grid = gridOf(page)
    const chosen = (count: number) => story(page, 'millions').getByText(`Chosen: ${count}`).waitFor()
    const third = (await grid.locator('tr[data-index="2"]').boundingBox())!
    const finger = { x: third.x + 120, y: third.y + 20, id: 1 }
    const session = await context.newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    await chosen(1)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await grid.getByRole('row', { selected: true }).getByText('3', { exact: true }).waitFor()
    await grid.locator('tr[data-index="4"]').click({ position: { x: 150, y: 20 } })
    await chosen(2)
    await grid.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await chosen(3)
    expect(await seriousProblems(page)).toEqual([])
    await mkdir('.build/e2e', { recursive: true })
    await page.screenshot({ path: '.build/e2e/millions-390.png' })
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await grid.getByRole('checkbox').count()).toBe(0)
    await context.close()
  })
})
