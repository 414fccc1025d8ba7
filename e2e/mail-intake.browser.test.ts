import { expect } from 'vitest'
import { barsNobody, sidewaysScroll } from './support/accessibility.ts'
import { invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { bring } from './support/mailed.ts'
import { paperOf } from './support/paper.ts'
import { jonas, lena } from './support/people.ts'

const papers = '#/Kontor.Capture/'

test('what a supplier mails to the company’s address is received, or waits to be entered, and a clerk sees what became of it', async ({
  signIn,
}) => {
  const { app, page } = await signIn(lena, { at: papers })
  const address = (await app.locator('.doc-mail-text').textContent()) ?? ''
  await app.getByText('By e-mail from rechnung@hafen-kruse.example').waitFor()
  await app.getByText('No file attached: nothing was received.').waitFor()
  const bill = invoiceOf('KT-881', [{ item: 'Transport', quantity: 1, price: 310 }])
    .replaceAll('Brandt Werkzeuge GmbH', 'Kutter Transport GmbH')
    .replaceAll('DE812526315', 'DE300000043')
  expect(
    await bring(address, 'KT-881', [
      ['KT-881.xml', 'text/xml', Buffer.from(bill)],
      ['KT-881.pdf', 'application/pdf', paperOf([['Kutter Transport GmbH', 'Invoice KT-881']])],
    ]),
  ).toBe(204)
  expect(await bring(address, 'KT-882', [['KT-882.pdf', 'application/pdf', paperOf([['Invoice KT-882']])]])).toBe(204)
  await page.reload()
  const mail = (subject: string) => app.locator('.doc-mail').filter({ hasText: subject })
  await mail('KT-881').getByText('Attached to the invoice').waitFor()
  await mail('KT-882').getByRole('button', { name: 'KT-882.pdf: Added to invoices to enter' }).waitFor()
  await barsNobody(page)
  await mail('KT-881').getByRole('button', { name: 'KT-881.xml: Received as an invoice' }).click()
  await app.getByRole('heading', { level: 1, name: /KT-881/ }).waitFor()
  await app.getByText('Kutter Transport GmbH').first().waitFor()
})

test('who runs the purchases gives a new address, and the one before takes nothing any more (390 px, dark)', async ({
  signIn,
}) => {
  const { app, page } = await signIn(jonas, { width: 390, scheme: 'dark', at: papers })
  const shown = app.locator('.doc-mail-text')
  const before = (await shown.textContent()) ?? ''
  await app.getByRole('button', { name: 'More actions for the address' }).click()
  await app.getByRole('menuitem', { name: 'New address…' }).click()
  await app.getByRole('button', { name: 'Create address', exact: true }).click()
  await eventually(() => shown.textContent()).not.toBe(before)
  expect(await bring(before, 'KT-883', [])).toBe(404)
  await barsNobody(page)
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
})
