import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { openBill } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { sizeOf } from './support/pages.ts'
import { jonas, lena } from './support/people.ts'

test('a clerk codes a bill with the keyboard alone, splits a line, and is told what is missing and what does not add up', async ({
  signIn,
}) => {
  const number = 'CODED-1'
  await arrivedInvoice(number, [
    { item: 'Tool chest', quantity: 1, price: 100 },
    { item: 'Courier', quantity: 2, price: 12.5 },
  ])
  const { page, app } = await signIn(lena)
  const keys = async (...pressed: string[]) => {
    for (const key of pressed) await page.keyboard.press(key)
  }
  await openBill(app, number)
  const tab = app.getByRole('tab', { name: 'Coding' })
  await tabTo(page, app.getByRole('tab', { selected: true }))
  while ((await tab.getAttribute('aria-selected')) !== 'true') await keys('ArrowRight')
  await app.getByText('2 codes are missing').waitFor()

  const field = (name: string | RegExp) => app.getByRole('combobox', { name })
  const line1 = app.getByRole('region', { name: /^Line 1/ })
  // By a word of its label; then the whole code, which need not be chosen.
  await tabTo(page, field('Account Line 1'))
  await page.keyboard.type('small eq')
  await app.getByRole('option', { name: '4980 Tools and small equipment' }).waitFor()
  await keys('ArrowDown', 'Enter')
  await tabTo(page, app.getByRole('button', { name: 'Split Line 1' }))
  await keys('Enter')
  await tabTo(
    page,
    app.getByRole('group', { name: 'Line 1, part 1' }).getByRole('textbox', { name: 'Share' }),
    'Shift+Tab',
  )
  await page.keyboard.type('60')
  await tabTo(page, field('Cost center Line 1, part 1'))
  await page.keyboard.type('KST-340')
  await keys('Tab')
  const second = line1.getByRole('group', { name: 'Line 1, part 2' }).getByRole('textbox', { name: 'Share' })
  await tabTo(page, second)
  expect(await second.inputValue()).toBe('40')
  await eventually(() => field('Cost center Line 1, part 1').inputValue()).toBe('KST-340 Logistics')
  await keys('Control+a')
  await page.keyboard.type('39.99')
  await tabTo(page, field('Account Line 2'))
  await page.keyboard.type('4910')
  await keys('Tab')
  // What is written waits for who looks something up.
  await tabTo(page, tab, 'Shift+Tab')
  await keys('ArrowLeft', 'ArrowRight')
  expect(await second.inputValue()).toBe('39.99')
  await tabTo(page, app.getByRole('button', { name: 'Save coding' }))
  await keys('Enter')
  await line1.getByText('the parts add up to EUR 99.99 of EUR 100.00, which is EUR 0.01 too little.').waitFor()
  await app.getByText('All required codes are set').waitFor()

  await tabTo(page, second, 'Shift+Tab')
  await keys('Control+a')
  await page.keyboard.type('40')
  await keys('Enter')
  await line1.getByText('EUR 0.01 too little').waitFor({ state: 'detached' })
  await tabTo(page, app.getByRole('button', { name: 'Save coding' }))
  await eventually(async () => {
    await keys('Enter')
    return page.getByText('There are no changes to save.').count()
  }).toBeGreaterThan(0)
  expect(await field('Account Line 2').inputValue()).toBe('4910 Postage and courier')
  expect(await seriousProblems(page)).toEqual([])
  await page.setViewportSize(sizeOf(390))
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
})

test('the head of accounts payable makes a list, brings its entries as a file or pasted from a spreadsheet, and takes one out of use', async ({
  signIn,
}) => {
  const { page, app } = await signIn(jonas, { width: 390, scheme: 'dark', at: '#/Kontor.Admin/codes' })
  await app.getByRole('button', { name: 'New list…' }).click()
  await page.keyboard.type('Project')
  await page.keyboard.press('Enter')
  const entries = app.getByRole('region', { name: 'Entries of Project' })
  await entries.getByRole('button', { name: 'Add entries…' }).click()
  const dialog = app.getByRole('dialog', { name: 'Add entries to Project' })
  const rows = dialog.getByRole('textbox', { name: 'Rows' })
  await rows.fill('Code\tName\n\tBridge\nP-2\tTunnel')
  await dialog.getByText('First row contains headings').click()
  await dialog.getByText('Row 2 has no code: Bridge').waitFor()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'projects.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Code;Name\r\nP-0;"Größe, Nähe"\r\n', 'latin1'),
  })
  await dialog.getByText('1 entry, the first: P-0 Größe, Nähe').waitFor()
  await rows.fill('Code\tName\nP-1\tBridge\nP-1\tBrücke\tde\nP-2\tTunnel')
  expect(await seriousProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add entries' }).click()
  await entries.getByRole('searchbox', { name: 'Search code or label' }).fill('tun')
  await entries.getByText('Bridge').waitFor({ state: 'detached' })
  await entries.getByRole('button', { name: 'Deactivate P-2' }).click()
  await entries.getByText('No entries found').waitFor()
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  await app.getByRole('button', { name: 'Delete Project…' }).click()
  await app.getByRole('alertdialog').getByRole('button', { name: 'Delete…' }).click()
  await entries.waitFor({ state: 'detached' })
})
