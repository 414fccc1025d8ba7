import { describe, expect } from 'vitest'
import { eventually } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { boxOf } from './support/look.ts'
import { story, test } from './support/stories.ts'

describe('a table of a hundred thousand rows', () => {
  test('scrolls from end to end with only what is in sight in the page, and is never blank on the way', async ({
    stories,
  }) => {
    const page = await stories('table')
    const grid = page.getByRole('grid', { name: 'Documents' })
    expect(await grid.getAttribute('aria-rowcount')).toBe('100002')
    const blank = await grid.evaluate(async (table) => {
      const scroll = table.parentElement as HTMLElement
      const box = scroll.getBoundingClientRect()
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
      let missing = 0
      for (let step = 0; step < 60; step += 1) {
        // A wheel that is turned fast, then a thumb that is dragged.
        scroll.scrollTop += step < 40 ? 400 : 180_000
        await frame()
        const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        if (!middle?.closest('.k-grid-row[data-index]')) missing += 1
      }
      scroll.scrollTop = scroll.scrollHeight
      await frame()
      return missing
    })
    expect(blank, 'pictures without rows').toBe(0)
    await page.getByText('RE-2026-000001').waitFor()
    expect(await grid.locator('.k-grid-row').count()).toBeLessThan(60)
  })

  test('keeps its head and its totals in sight, in both directions of writing', async ({ stories }) => {
    for (const query of ['dir=ltr', 'dir=rtl']) {
      const page = await stories('table', { query })
      const grid = page.getByRole('grid', { name: 'Documents' })
      await grid.evaluate((table) => table.parentElement?.scrollTo(0, 50_000))
      const within = await grid.evaluate((table) => {
        const box = (table.parentElement as HTMLElement).getBoundingClientRect()
        const [head, foot] = ['.k-grid-head', '.k-grid-totals'].map((part) => {
          const { top, bottom } = table.querySelector(part)!.getBoundingClientRect()
          return { top, bottom }
        })
        return { head: head!.top - box.top, foot: box.bottom - foot!.bottom }
      })
      expect(within).toEqual({ head: 0, foot: 0 })
      const [number, amount] = await Promise.all(
        ['Number', 'Amount'].map((name) => grid.getByRole('columnheader', { name }).boundingBox()),
      )
      expect((number?.x ?? 0) < (amount?.x ?? 0)).toBe(query === 'dir=ltr')
    }
  })

  test('opens on a double click the row that was hit first, though the list moves in between', async ({ stories }) => {
    const page = await stories('table')
    const grid = page.getByRole('grid', { name: 'Documents' })
    const row = grid.locator('.k-grid-row[data-index="3"]')
    const [box, name] = [await boxOf(row), (await row.getByRole('gridcell').nth(1).textContent()) ?? '']
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down({ clickCount: 1 })
    await page.mouse.up({ clickCount: 1 })
    await grid.evaluate((table, by) => table.parentElement?.scrollBy(0, by), box.height)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.getByText(`Opened: ${name}`).waitFor()
    // What chooses a row opens none.
    await grid.getByRole('checkbox').nth(6).dblclick()
    await page.getByText(`Opened: ${name}`).waitFor()
  })

  test('is sorted by its head, and says so', async ({ stories }) => {
    const page = await stories('table')
    const head = page.getByRole('columnheader', { name: 'Number' })
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    await head.getByRole('button').click()
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    await page.getByRole('row').nth(1).getByText('RE-2026-000001').waitFor()
  })

  test('what comes in above does not push away what is being read', async ({ stories }) => {
    const page = await stories('table')
    const grid = page.getByRole('grid', { name: 'Documents' })
    await grid.evaluate((table) => table.parentElement?.scrollTo(0, 36 * 1000))
    const read = grid.getByRole('row').filter({ hasText: 'RE-2026-098996' })
    const before = await read.boundingBox()
    await page.getByRole('button', { name: 'Three arrive' }).click()
    await eventually(() => grid.getAttribute('aria-rowcount')).toBe('100005')
    expect(await read.boundingBox()).toEqual(before)
    await grid.evaluate((table) => table.parentElement?.scrollTo(0, 0))
    await grid.getByText('RE-2026-100003').waitFor()
  })

  test('rows are chosen one by one, in a reach with Shift, or all with exceptions', async ({ stories }) => {
    const page = await stories('table')
    const box = (number: string) => page.getByRole('checkbox', { name: `Select RE-2026-${number}` })
    const all = page.getByRole('checkbox', { name: 'Select all' })
    const chosen = (count: number) => story(page, 'table').getByText(`Chosen: ${count}.`).waitFor()
    await box('099999').click()
    await box('099996').click({ modifiers: ['Shift'] })
    await chosen(4)
    expect(await all.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
    await box('099998').click()
    await chosen(3)
    await all.click()
    await chosen(100_000)
    await box('099998').click()
    await chosen(99_999)
    const rows = page.getByRole('row', { selected: true })
    expect(await rows.filter({ hasText: 'RE-2026-099998' }).count()).toBe(0)
    expect(await rows.filter({ hasText: 'RE-2026-099997' }).count()).toBe(1)
  })
})

test('on a phone a row is a card of two lines, within the screen', async ({ stories }) => {
  const page = await stories('table', { width: 390 })
  const row = page.getByRole('row').nth(1)
  const [box, amount, from] = await Promise.all([
    row.boundingBox(),
    row.getByText('EUR').boundingBox(),
    row.getByText('Brandt').boundingBox(),
  ])
  expect(box?.height).toBe(64)
  expect((amount?.x ?? 0) + (amount?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(Math.abs((amount?.y ?? 0) - (from?.y ?? 99))).toBeLessThan(6)
})

test('a filter is chosen, told, changed and taken away; a search waits until the typing rests', async ({ stories }) => {
  const page = await stories('table')
  const table = story(page, 'table')
  await table.getByRole('button', { name: 'Filter', exact: true }).click()
  // What nothing has is not offered.
  await page.getByRole('option', { name: 'Approved' }).waitFor()
  expect(await page.getByRole('option', { name: 'Waiting for you' }).count()).toBe(0)
  await page.getByRole('option', { name: 'Sales' }).click()
  await page.keyboard.press('Escape')
  await table.getByRole('button', { name: 'Folder Sales' }).click()
  await page.getByRole('option', { name: 'Purchases' }).click()
  await page.keyboard.press('Escape')
  await table.getByRole('button', { name: 'Folder Purchases' }).waitFor()
  await table.getByRole('button', { name: 'Remove filter Folder' }).click()
  await table.getByRole('button', { name: /Folder/ }).waitFor({ state: 'detached' })
  await eventually(() => hasFocus(table.getByRole('button', { name: 'Filter', exact: true }))).toBe(true)
  await table.getByRole('searchbox').fill('nothing')
  await table.getByRole('heading', { name: 'Nothing found', level: 3 }).waitFor()
  await table.getByRole('button', { name: 'Show all' }).click()
  await table.getByRole('row').nth(3).waitFor()
})

test('on a phone the search and the menu share a line, what filters is 44 px high, and the menu is a sheet', async ({
  stories,
}) => {
  const page = await stories('table', { width: 390 })
  const bar = story(page, 'table').getByRole('group', { name: 'Filters' })
  const search = await boxOf(bar.getByRole('searchbox'))
  const menu = bar.getByRole('button', { name: 'Filter', exact: true })
  const { x, y, width, height } = await boxOf(menu)
  expect(Math.abs(search.y + search.height / 2 - y - height / 2), 'beside each other').toBeLessThan(2)
  expect(x + width, 'within the screen').toBeLessThanOrEqual(390)
  expect((await boxOf(bar.getByRole('button', { name: 'Remove filter Type' }))).y).toBeGreaterThan(y + height - 1)
  for (const target of [menu, bar.getByRole('button', { name: 'Remove filter Type' })]) {
    const { width, height } = await boxOf(target)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(42)
  }
  await menu.click()
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('option', { name: 'Sales' }).click()
  const cover = await boxOf(page.locator('.k-sheet'))
  expect([cover.x, cover.width, cover.y + cover.height], 'at the foot of the screen').toEqual([0, 390, 844])
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await bar.getByRole('button', { name: 'Folder Sales' }).waitFor()
})

test('the bar of a selection is one line wide and two lines high on a phone, and the way out stays in it', async ({
  stories,
}) => {
  for (const width of [1280, 390] as const) {
    const page = await stories('lists', { width })
    const toolbar = story(page, 'selectionbar').getByRole('toolbar', { name: 'Selected documents' })
    const clear = await boxOf(toolbar.getByRole('button', { name: 'Clear' }))
    const archive = await boxOf(toolbar.getByRole('button', { name: 'Archive' }))
    expect(Math.abs(clear.y + clear.height / 2 - archive.y - archive.height / 2), `${width} px`).toBeLessThan(2)
    const count = await boxOf(story(page, 'selectionbar').getByRole('status'))
    if (width === 390) expect(count.y + count.height).toBeLessThanOrEqual(archive.y)
  }
})

test('a long list of proposals opens when its field is clicked, stays open, and grows as the reader gets to its end', async ({
  stories,
}) => {
  const page = await stories('fields', { width: 390 })
  const field = page.getByRole('combobox', { name: 'Currency' })
  // A page that scrolls closes the list: it comes to rest first.
  await field.evaluate(async (input) => {
    input.scrollIntoView({ block: 'center' })
    for (let drawn = 0; drawn < 2; drawn += 1) await new Promise((frame) => requestAnimationFrame(frame))
  })
  await field.click()
  const options = page.getByRole('option')
  await page.getByRole('option', { name: 'EUR', selected: true }).waitFor()
  const at = await options.count()
  expect(at).toBeLessThan(100)
  await page.getByRole('listbox').evaluate((list) => list.scrollTo(0, list.scrollHeight))
  await eventually(() => options.count()).toBeGreaterThan(at)
  expect(await field.getAttribute('aria-expanded')).toBe('true')
  await field.fill('kro')
  // The Icelandic króna among them.
  await eventually(() => options.count()).toBe(4)
  await page.getByRole('option', { name: /DKK/ }).click()
  await eventually(() => field.inputValue()).toBe('DKK')
})

test('results that come in late do not move what is chosen in the command palette', async ({ stories }) => {
  const page = await stories('actions')
  await story(page, 'commandpalette').getByRole('button').click()
  const field = page.getByRole('combobox', { name: 'Search, or jump to' })
  await field.pressSequentially('n')
  await page.getByRole('option', { name: /New invoice/, selected: true }).waitFor()
  await field.fill('inv')
  await page.getByRole('group', { name: 'Documents' }).getByRole('option').nth(7).waitFor()
  await page.getByRole('option', { name: /New invoice/, selected: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { name: /RE-2026-0871/, selected: true })
  expect(await option.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'))
  await field.fill('zzz')
  await page.getByText('Nothing for “zzz”').waitFor()
  await field.press('Enter')
  await field.press('ArrowDown')
  expect(await field.inputValue()).toBe('zzz')
})
