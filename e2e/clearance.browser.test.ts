import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { choose } from './support/choose.ts'
import { draftIsSaved, openRow } from './support/documents.ts'
import { test } from './support/journey.ts'
import { ioana, radu } from './support/people.ts'

test('what the tax authority rejected says why, is corrected, sent again and cleared', async ({ signIn }) => {
  const { app, page } = await signIn(ioana, { width: 1280, at: '#/Kontor.Documents' })
  expect(await openRow(app, 'CM-2042')).toBe('Invoice CM-2042')
  const notice = (title: RegExp) => app.getByRole('region', { name: title })
  const rejected = notice(/Rejected by the tax authority \(Romania\)/)
  await rejected.getByText(/BR-RO-030/).waitFor()
  await rejected.getByText(/^Simulated/).waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Edit' }).first().click()
  const currency = app.getByRole('combobox', { name: 'VAT currency', exact: true })
  await currency.scrollIntoViewIfNeeded()
  await currency.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await currency.fill('RON')
  await app.getByRole('option', { name: 'RON' }).first().click()
  await app.getByRole('textbox', { name: '1 EUR in RON' }).fill('5.08')
  await draftIsSaved(app)
  await app.getByRole('button', { name: 'Send…' }).click()
  const dialog = app.getByRole('dialog', { name: 'Send CM-2042' })
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  const cleared = notice(/Cleared by the tax authority \(Romania\)/)
  await cleared.getByText(/Clearance number \d{10}/).waitFor({ timeout: 40_000 })
  await app.getByRole('tab', { name: /History/ }).click()
  const history = app.getByRole('list', { name: 'History' }).getByRole('listitem')
  for (const step of ['Rejected by the tax authority', 'Cleared by the tax authority'])
    await history.filter({ hasText: step }).first().waitFor()
})

test('a PDF that a program submitted is taken, entered as an invoice and finished', async ({ signIn }) => {
  const { app, page } = await signIn(ioana, { width: 1280, at: '#/Kontor.Documents/pdf-tickets' })
  await app.getByRole('button', { name: /CM-2040\.pdf/ }).click()
  await app.getByRole('button', { name: 'Assign to me' }).click()
  await app.getByText('In progress').waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Enter as invoice' }).click()
  await app.getByRole('heading', { level: 1, name: /^Invoice / }).waitFor()
  await app.getByRole('combobox', { name: 'Item, line 1' }).fill('Walnut stool')
  await app.getByRole('textbox', { name: 'Quantity, line 1' }).fill('12')
  await app.getByRole('textbox', { name: 'Price, line 1' }).fill('58')
  await draftIsSaved(app)
  const later = await signIn(ioana, { width: 390, at: '#/Kontor.Documents/pdf-tickets' })
  await later.app.getByRole('button', { name: /CM-2040\.pdf/ }).click()
  await barsNobody(later.page)
  await later.app.getByRole('button', { name: 'Finish' }).click()
  await later.app.getByText('Finished').waitFor()
  await later.app.getByRole('button', { name: 'Open document' }).waitFor()
})

test('an administrator registers the company with a tax authority, and sees that it is simulated (390 px)', async ({
  signIn,
}) => {
  const { app, page } = await signIn(radu, { width: 390, scheme: 'dark', at: '#/Kontor.Admin/clearance' })
  await app.getByText(/^Simulated/).waitFor()
  await app.getByText('RO12345674').waitFor()
  await app.getByRole('button', { name: 'Add registration' }).click()
  const form = app.getByRole('dialog', { name: 'Add registration' })
  await form.getByRole('button', { name: 'Save registration' }).click()
  await form.getByText('Enter the number under which the company is registered.').waitFor()
  await choose(form.getByRole('combobox', { name: 'Country' }), 'ital', app.getByRole('option', { name: /Italy/ }))
  await form.getByText(/^For the record only/).waitFor()
  await form.getByRole('textbox', { name: 'Tax number' }).fill('IT01234567890')
  await barsNobody(page)
  await form.getByRole('button', { name: 'Save registration' }).click()
  const italy = app.getByRole('listitem').filter({ hasText: 'Italy' })
  await italy.getByText('IT01234567890').waitFor()
  await italy.getByText(/^For the record only/).waitFor()
  await barsNobody(page)
})
