import { readFile } from 'node:fs/promises'
import { describe, expect } from 'vitest'
import { barsNobody, seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { count, firstRow } from './support/list.ts'
import { astrid, lena, nadja, rasmus } from './support/people.ts'

/** After that of the boxes, which has no text. */
const heads = async ({ app }: Visit): Promise<string[]> =>
  (await app.getByRole('columnheader').allTextContents()).filter(Boolean)
const usual = ['Type', 'Number', 'From / To', 'Delivery', 'Status', 'Issued', 'Due', 'Amount']
/** Their room is what a preview leaves; a list alone is roomy. */
const usualBesidePreview = ['Number', 'From / To', 'Status', 'Due', 'Amount']

const kept = ({ page }: Visit) =>
  page.waitForResponse((answer) => answer.url().includes('documents.columns') && answer.request().method() === 'PUT')

describe('the columns of the list', () => {
  test('F-100: a clerk chooses among all 16 and orders them; they are his wherever he signs in, and nobody else’s', async ({
    signIn,
  }) => {
    const clerk = await signIn(rasmus)
    await eventually(() => heads(clerk)).toEqual(usualBesidePreview)
    await clerk.app.getByRole('button', { name: 'Columns' }).click()
    const chooser = clerk.app.getByRole('dialog', { name: 'Columns' })
    const offered = await chooser
      .getByRole('checkbox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent ?? box.ariaLabel))
    expect(offered.length).toBe(21)
    for (const name of [
      ...['Type', 'Status', 'Currency', 'Number', 'Amount', 'From', 'To', 'Created', 'Last change', 'Due', 'Issued'],
      ...['Received', 'Requested by', 'Note', 'Reason', 'Accounting reference'],
    ])
      expect(await chooser.getByRole('checkbox', { name, exact: true }).count(), name).toBe(1)
    expect(await chooser.getByRole('checkbox', { name: 'Number', exact: true }).isDisabled()).toBe(true)

    const choose = async (name: string) => {
      const done = kept(clerk)
      await chooser.getByText(name, { exact: true }).click()
      await done
    }
    for (const name of ['From / To', 'Status', 'Due', 'From', 'Requested by']) await choose(name)
    const done = kept(clerk)
    await chooser.getByRole('button', { name: 'Move Requested by up' }).click()
    await done
    await clerk.page.keyboard.press('Escape')
    const chosen = ['Number', 'Amount', 'Requested by', 'From']
    await eventually(() => heads(clerk)).toEqual(chosen)

    const [elsewhere, colleague] = await Promise.all([signIn(rasmus, { elsewhere: true }), signIn(astrid)])
    await eventually(() => heads(elsewhere)).toEqual(chosen)
    // What has all of these; a quote names nobody who requested it.
    const row = elsewhere.app.getByRole('row').filter({ hasText: lena.name }).first().getByRole('gridcell')
    expect((await row.allTextContents()).slice(1).every((cell) => cell.length > 0)).toBe(true)
    await eventually(() => heads(colleague)).toEqual(usualBesidePreview)

    await elsewhere.app.getByRole('button', { name: 'Columns' }).click()
    const back = kept(elsewhere)
    await elsewhere.app.getByRole('button', { name: 'Reset to default' }).click()
    await back
    await eventually(() => heads(elsewhere)).toEqual(usualBesidePreview)
  })

  test('F-101: Issued is the day on the document, and sorts by it', async ({ signIn }) => {
    const clerk = await signIn(rasmus, { at: '#/Kontor.Documents/?by=DueDate' })
    await clerk.page.setViewportSize({ width: 1900, height: 900 })
    await eventually(() => heads(clerk)).toEqual(usual)
    await clerk.app.getByRole('button', { name: 'Issued' }).click()
    await eventually(() => clerk.app.locator('[aria-sort="descending"]').textContent()).toBe('Issued')
    const issued = (await firstRow(clerk))[5]
    await clerk.app.getByRole('row').nth(1).dblclick()
    const page = clerk.app.frameLocator('iframe[title$="as a page"]')
    const day = page.locator('dl > div').filter({ has: page.getByText('Issued', { exact: true }) })
    const shown = (await day.getByRole('definition').first().textContent()) ?? ''
    expect(shown).toContain(issued?.split(' ')[1])
  })

  test('many columns scroll within the list, never the page, and bar nobody', async ({ signIn }) => {
    const visited = await signIn(rasmus)
    await visited.app.getByRole('button', { name: 'Columns' }).click()
    const boxes = visited.app.getByRole('dialog').getByRole('checkbox', { checked: false })
    while ((await boxes.count()) > 0) {
      const left = await boxes.count()
      await boxes.first().press('Space')
      await eventually(() => boxes.count()).toBe(left - 1)
    }
    await barsNobody(visited.page)
    await visited.page.keyboard.press('Escape')
    await eventually(async () => (await heads(visited)).length).toBe(21)
    expect(Math.max(...(await sidewaysScroll(visited.page)))).toBe(0)
    const done = kept(visited)
    await visited.app.getByRole('button', { name: 'Columns' }).click()
    await visited.app.getByRole('button', { name: 'Reset to default' }).click()
    await done
  })

  test('a phone shows the same five, the number among them, whatever was chosen', async ({ signIn }) => {
    const phone = await signIn(rasmus, { width: 390 })
    await phone.app.locator('.doc-number').first().waitFor()
    // A request for quotes, which has no amount, has one cell less.
    const bill = phone.app
      .getByRole('row')
      .filter({ hasText: /\d\.\d\d/ })
      .first()
    expect(await bill.locator('td').filter({ visible: true }).count()).toBe(5)
    expect(await phone.app.getByRole('button', { name: 'Columns' }).count()).toBe(0)
    expect(Math.max(...(await sidewaysScroll(phone.page)))).toBe(0)
  })
})

const box = ({ app }: Visit, at: number) => app.getByRole('row').nth(at).getByRole('checkbox')

describe('many documents at once', () => {
  test('are chosen by hand and by keyboard, archived, and brought back by one undo', async ({ signIn }) => {
    const clerk = await signIn(rasmus)
    await firstRow(clerk)
    const before = await count(clerk)
    await box(clerk, 1).click()
    await box(clerk, 3).click({ modifiers: ['Shift'] })
    await clerk.app.getByText('3 selected').waitFor()
    expect(await seriousProblems(clerk.page)).toEqual([])
    await clerk.app
      .getByRole('toolbar', { name: 'Selected documents' })
      .getByRole('button', { name: 'Archive' })
      .click()
    await clerk.app.getByText('3 documents archived.').waitFor()
    await eventually(() => count(clerk)).toBe(before - 3)
    await clerk.app.getByRole('button', { name: 'Undo' }).click()
    await eventually(() => count(clerk)).toBe(before)
    await clerk.app.getByText('Undone.').waitFor()
  })

  test('all that the list shows are tagged, found by the tag, and freed of it', async ({ signIn }) => {
    const clerk = await signIn(rasmus, { at: '#/Kontor.Documents/?state=PAID_CONFIRMED' })
    await firstRow(clerk)
    const all = await count(clerk)
    const toolbar = clerk.app.getByRole('toolbar', { name: 'Selected documents' })
    await clerk.app.getByRole('grid').focus()
    await clerk.page.keyboard.press('Control+a')
    await toolbar.getByRole('button', { name: 'Tag', exact: true }).click()
    await clerk.app.getByRole('menuitem', { name: 'New tag…' }).click()
    await clerk.page.keyboard.type('year end')
    await clerk.page.keyboard.press('Enter')
    await clerk.app.getByText(`${all} documents tagged “year end”.`).waitFor()

    await clerk.app.getByRole('button', { name: 'State Paid' }).waitFor()
    await clerk.app.getByRole('button', { name: 'Remove filter State' }).click()
    await clerk.app.getByRole('button', { name: 'Filter', exact: true }).click()
    await clerk.app.getByRole('option', { name: 'year end' }).click()
    await clerk.page.keyboard.press('Escape')
    await clerk.page.waitForURL(/tag=year/)
    await eventually(() => count(clerk)).toBe(all)

    await clerk.app.getByRole('checkbox', { name: 'Select all' }).click()
    await toolbar.getByRole('button', { name: 'Remove tag' }).click()
    await clerk.app.getByRole('menuitem', { name: 'year end' }).click()
    await clerk.app.getByText('No matching documents').waitFor()
  })
})

test('a list is taken along as CSV and as a spreadsheet, with its filter, its columns and their order', async ({
  signIn,
}) => {
  const clerk = await signIn(astrid, { at: '#/Kontor.Documents/?folder=sales&type=creditnote&by=Amount' })
  const numbers = clerk.app.locator('.doc-number')
  await numbers.first().waitFor()
  for (const [entry, path, kind] of [
    ['Export as CSV', '/documents/csv', 'csv'],
    ['Export as Excel', '/documents/xlsx', 'xlsx'],
    ['Export as JSON lines', '/documents/jsonl', 'jsonl'],
  ] as const) {
    const asked = clerk.page.waitForRequest((request) => request.url().includes(path))
    const saved = clerk.page.waitForEvent('download')
    await clerk.app.getByRole('button', { name: 'Export' }).click()
    await clerk.app.getByRole('menuitem', { name: entry }).click()
    const query = new URL((await asked).url()).searchParams
    expect(query.getAll('column')).toEqual(['Id', 'Partner', 'Status', 'DueDate', 'Amount'])
    const file = await saved
    expect(file.suggestedFilename()).toMatch(new RegExp(`^documents-.*\\.${kind}$`))
    const bytes = await readFile(await file.path())
    if (kind === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK')
    else if (kind === 'jsonl') {
      const rows = bytes
        .toString('utf8')
        .trimEnd()
        .split('\n')
        .map((row) => Object.values(JSON.parse(row) as object))
      expect(rows.map(([number]) => number)).toEqual(await numbers.allTextContents())
    } else {
      const rows = bytes.toString('utf8').slice(1).trimEnd().split('\r\n').slice(1)
      expect(rows.map((row) => row.split(',')[0])).toEqual(await numbers.allTextContents())
    }
  }
})

test('what is to be booked of a list is taken along for the ledger: a row a line, whatever columns are shown', async ({
  signIn,
}) => {
  const clerk = await signIn(astrid, { at: '#/Kontor.Documents/?folder=sales&type=creditnote' })
  const numbers = clerk.app.locator('.doc-number')
  await numbers.first().waitFor()
  const saved = clerk.page.waitForEvent('download')
  await clerk.app.getByRole('button', { name: 'Export' }).click()
  await clerk.app.getByRole('menuitem', { name: 'Postings for accounting (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^postings-.*\.csv$/)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toContain('Net,VAT category,VAT rate')
  expect(new Set(rows.map((row) => row.split(',')[1]))).toEqual(new Set(await numbers.allTextContents()))
  for (const row of rows) expect(row).toMatch(/,-\d/)
})

/** What of a screen of the list does not fit into its place: numbers, names of partners, and the signs beside them. */
const cutInRows = ({ app }: Visit): Promise<string[]> =>
  app.locator('.doc-number, .doc-party, .doc-party > .doc-cut, .doc-sign').evaluateAll((all) =>
    all.flatMap((one) => {
      const cell = one.closest('td')?.getBoundingClientRect()
      const { left, right } = one.getBoundingClientRect()
      const isTall = one.matches('.doc-cut') && one.scrollHeight > one.clientHeight + 1
      const isWide = one.scrollWidth > one.clientWidth + 1
      const isCut = (isTall || isWide) && getComputedStyle(one).display !== 'inline'
      const isOut = cell !== undefined && (left < cell.left - 1 || right > cell.right + 1)
      return isCut || isOut ? [`${one.className}: ${one.textContent}`] : []
    }),
  )

test('beside the preview at 1280 px numbers and names stand in full, with the signs of what was found', async ({
  signIn,
}) => {
  const clerk = await signIn(lena, { at: '#/Kontor.Documents/' })
  await clerk.app.locator('.doc-preview').waitFor()
  await firstRow(clerk)
  expect(await clerk.app.locator('.doc-sign').count()).toBeGreaterThan(0)
  expect(await cutInRows(clerk)).toEqual([])
  // And further down, as far as it takes to have seen every partner.
  for (let screens = 0; screens < 5; screens += 1) {
    await clerk.app.getByRole('grid').press('PageDown')
    await eventually(() => clerk.app.locator('.k-grid-ghost').count()).toBe(0)
    expect(await cutInRows(clerk)).toEqual([])
  }
  // Two companies of one business are told apart by the end of their names.
  const supplier = await signIn(nadja, {
    at: `#/Kontor.Documents/?q=${encodeURIComponent('Nordlicht Handel AG, Hamburg')}`,
  })
  await supplier.app.getByText('Nordlicht Handel AG, Hamburg').first().waitFor()
  expect(await cutInRows(supplier)).toEqual([])
})
