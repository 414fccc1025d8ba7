import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { lena, miriam } from './support/people.ts'

test('a clerk exports what the list shows for the tax adviser, and is told first what cannot be posted', async ({
  signIn,
}) => {
  const { app, page } = await signIn(lena)
  await app.getByRole('button', { name: 'Export', exact: true }).click()
  await app.getByRole('menuitem', { name: 'DATEV (Buchungsstapel)…' }).click()
  const dialog = app.getByRole('dialog', { name: 'Export for DATEV' })
  await dialog.getByText(/\d+ invoices in \d+ entr/).waitFor()
  await dialog
    .getByText(/problems? prevents? posting|Entries without an account/)
    .first()
    .waitFor()
  await barsNobody(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export without accounts' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const [head = ''] = (await readFile(await file.path(), 'latin1')).split('\r\n')
  expect(head).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/)
})

test('an administrator tells the company’s numbers with DATEV, and is stopped at one that cannot be (390 px, dark)', async ({
  signIn,
}) => {
  const { app, page } = await signIn(miriam, { width: 390, scheme: 'dark', at: '#/Kontor.Admin/ledger' })
  const number = app.getByRole('textbox', { name: 'Consultant number' })
  const before = await number.inputValue()
  await app.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('There are no changes to save.').waitFor()
  await number.fill('12')
  await app.getByRole('button', { name: 'Save', exact: true }).click()
  await app.getByText('Enter a number from 1001 to 9999999.').waitFor()
  await barsNobody(page)
  await number.fill(before === '1002' ? '1003' : '1002')
  await app.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Ledger settings saved.').waitFor()
  await page.reload()
  await eventually(() => number.inputValue()).not.toBe(before)
})
