import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { allCame } from './support/crawl.ts'
import { newInvoice, openBill, rowsWith } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { lena, miriam, nadja } from './support/people.ts'
import { movesAsPressed, movesUnderPointer, pressed } from './support/steady.ts'
import { type Kind, test as storyTest } from './support/stories.ts'
import { mainly } from './support/widths.ts'

const { shell } = kontor()

/** What moves as it is pressed, in the shell and in the app that is in front. */
async function movesOn(page: Page): Promise<string[]> {
  const app = await page.locator('main iframe').filter({ visible: true }).first().elementHandle()
  const frames = [page.mainFrame(), await app?.contentFrame()].filter((frame) => frame != null)
  return (await Promise.all(frames.map(movesUnderPointer))).flat()
}

test('nothing that is pressed moves away from under the pointer, on any screen of any app', async ({ signIn }) => {
  const { page, app } = await signIn(lena)
  await rowsWith(app, 'To answer').first().waitFor()
  const names = await page
    .locator('nav a[href^="#/"], nav [data-app]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? `#/${link.getAttribute('data-app')}/`))
  expect(names.length).toBeGreaterThan(1)
  for (const at of [...new Set(names)]) {
    await page.goto(`${shell}/${at}`)
    await page.locator('main iframe').filter({ visible: true }).first().contentFrame().getByRole('main').waitFor()
    // What is still on its way moves what is below it as it comes.
    await allCame(page)
    expect(await movesOn(page), at).toEqual([])
  }
  await page.goto(`${shell}/#/Kontor.Documents/`)
  await rowsWith(app, 'To answer').first().dblclick()
  await app.locator('iframe[title$="as a page"]').waitFor()
  for (const tab of await app.getByRole('tab').all()) {
    await tab.click()
    await allCame(page)
    expect(await movesOn(page), (await tab.textContent()) ?? '').toEqual([])
  }
})

const saidLate = [
  { type: 'Invoice', number: 'BR-4417', part: 'match', says: /One line differs from order PO-4517/ },
  { type: 'Reminder', number: 'REM-00001', part: 'advices', says: /^Asks for payment of/ },
] as const

test.for(saidLate)(
  'on a slow line the buttons below what is said of $number ($part) come with it, and are not pushed away by it',
  async ({ type, number, part, says }, { signIn }) => {
    const { page, app } = await signIn(lena)
    let answer = () => {}
    const held = new Promise<void>((go) => {
      answer = go
    })
    await page.route(`**/documents/*/${part}`, async (route) => {
      await held
      await route.continue()
    })
    await openBill(app, number, type)
    await app.getByRole('tab', { name: 'Lines' }).waitFor()
    const more = app.getByRole('button', { name: 'More actions' })
    expect(await more.count()).toBe(0)
    answer()
    await app.getByRole('region', { name: says }).first().waitFor()
    await more.waitFor()
  },
)

/**
 * Screens behind the first ones, by their paths, or by a row of another that leads to them. Of those that are made of the same
 * parts one stands for all.
 */
const behind: readonly { readonly path: string; readonly shows: string; readonly leads?: true }[] = [
  { path: 'Kontor.Documents/?view=toAnswer', shows: 'tbody tr', leads: true },
  { path: 'Kontor.Capture/', shows: '.capture-row', leads: true },
  { path: 'Kontor.Capture/settings', shows: 'h2' },
  { path: 'Kontor.Inbox/team', shows: 'h2' },
  { path: 'Kontor.Buy/new', shows: 'input' },
  { path: 'Kontor.Buy/', shows: '.buy-row', leads: true },
  { path: 'Kontor.Match/', shows: '.match-row', leads: true },
  { path: 'Kontor.Cash/', shows: '.cash-calendar' },
  { path: 'Kontor.Onboard/', shows: '.onboard-campaign', leads: true },
  { path: 'Kontor.Forms/questionnaires', shows: '.forms-questionnaire', leads: true },
  { path: 'Kontor.Forms/sent', shows: '.forms-request', leads: true },
  { path: 'Kontor.Flow/', shows: '.flow-row', leads: true },
  ...['company', 'people', 'configuration', 'work', 'retention'].map((page) => ({
    ...{ path: `Kontor.Admin/${page}`, shows: 'h1, h2' },
  })),
]

test('nor on the screens behind these, pressed by a mouse, or in the dialogs that open over them', async ({
  signIn,
}) => {
  const { page } = await signIn(miriam)
  const inFront = page.locator('main iframe').filter({ visible: true })
  const moved: string[] = []
  for (const { path, shows, leads } of behind) {
    await page.goto(`${shell}/#/${path}`)
    await inFront.contentFrame().locator(shows).first().waitFor()
    const app = await (await inFront.elementHandle())?.contentFrame()
    if (!app) throw new Error(`${path} has no frame.`)
    if (leads) {
      await app.locator(shows).first().dblclick()
      await app.locator(shows).first().waitFor({ state: 'detached' })
    }
    const look = async (over: string) => {
      await allCame(page)
      moved.push(...(await movesUnderPointer(app)).map((one) => `${path} ${over}: ${one}`))
    }
    await look('')
    moved.push(...(await movesAsPressed(page, app)).map((one) => `${path}: ${one} as it is pressed`))
    if (!leads) continue
    // What ends in dots asks before it does anything.
    const asking = app.locator('main button:not([aria-haspopup], :disabled):has-text("…")').filter({ visible: true })
    for (const opener of await asking.elementHandles()) {
      await opener.click()
      const dialog = app.locator('[role=dialog], [role=alertdialog]').first()
      await dialog.waitFor()
      await look((await opener.textContent()) ?? '')
      await dialog.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  }
  expect([...new Set(moved)]).toEqual([])
})

test.for(mainly(1280, [1280, 390]))(
  'whoever writes an invoice adds and deletes lines with one click each, whatever they have left half done (%i px)',
  async (width, { signIn }) => {
    const { page, app, frame } = await signIn(nadja, { width })
    await newInvoice(app)
    expect(await movesOn(page)).toEqual([])
    expect(await movesAsPressed(page, frame())).toEqual([])
    const lines = app.getByLabel(/Item, line/)
    const add = app.getByRole('button', { name: 'Add line' })
    // In a line, as an error is about to show beside it and above it, with a date half written.
    const left: (() => Promise<unknown>)[] = [
      () => app.getByLabel('Item, line 1').click(),
      () => app.getByLabel('Quantity, line 1').fill('many'),
      () => app.getByRole('textbox', { name: 'Number' }).fill(''),
      () => app.getByRole('textbox', { name: 'Issued' }).fill('5/12'),
      () => app.getByRole('textbox', { name: 'Due' }).fill('31.02.2026'),
    ]
    for (const [at, leave] of left.entries()) {
      await leave()
      expect(await pressed(page, add)).toBe(0)
      await eventually(() => lines.count()).toBe(at + 2)
    }
    await app.getByLabel('Description, line 2').click()
    expect(await pressed(page, app.getByRole('button', { name: 'Delete line 3' }))).toBe(0)
    await eventually(() => lines.count()).toBe(left.length)
    await app.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => lines.count()).toBe(left.length + 1)
  },
)

storyTest.for(['actions', 'fields', 'feedback', 'lists', 'table', 'layout'] satisfies Kind[])(
  'nothing that is pressed moves in the stories of %s',
  async (kind, { stories }) => {
    const page = await stories(kind)
    await page.locator('.story').first().waitFor()
    expect(await movesUnderPointer(page.mainFrame())).toEqual([])
  },
)
