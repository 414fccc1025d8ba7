import type { FrameLocator, Page } from 'playwright-core'
import { barsNobody } from './support/accessibility.ts'
import { give, standing } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { paperOf, pictureOf } from './support/paper.ts'
import { lena } from './support/people.ts'

const seller = 'Hafen Reinigung Voss GmbH'
const iban = 'DE88 1009 0000 1234 5678 92'

/** A bill of somebody who is no member, as they mail it: two pages, and no data. */
const billOf = (number: string) => paperOf([[seller, `Invoice ${number}`, 'Net 100.00', 'VAT 19.00', iban], ['Terms']])

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

const isSaved = (app: FrameLocator) => app.getByText(/^Draft saved/).waitFor()

/** Types what the paper says, and goes from field to field as people do who have no mouse. */
async function type(page: Page, app: FrameLocator, fields: readonly (readonly [name: string, text: string])[]) {
  for (const [name, text] of fields) {
    await tabTo(page, app.getByRole(name === 'Supplier' ? 'combobox' : 'textbox', { name, exact: true }))
    await page.keyboard.type(text)
    // What a list offers goes with it.
    await page.keyboard.press('Tab')
  }
}

test('a clerk enters a supplier’s PDF by the keyboard, sees that the next is the same, and finds the paper beside its data', async ({
  signIn,
}) => {
  const { app, page, expectProblem } = await signIn(lena)
  // What has data is asked for first: a file that has none is refused as a document, and waits to be entered.
  expectProblem(/status of 400 .*\/api\/(documents\/v2\/documents|cloudscan\/uploads)$/)
  const bytes = billOf('VOSS-1')
  await app.getByRole('button', { name: 'Upload' }).click()
  const dialog = app.getByRole('dialog', { name: 'Upload documents' })
  const choose = (...files: ReturnType<typeof file>[]) => dialog.locator('input[type=file]').setInputFiles(files)
  await choose(
    file('voss.pdf', 'application/pdf', bytes),
    file('voss-copy.pdf', 'application/pdf', bytes),
    file('bills.zip', 'application/zip', Buffer.from('PK\x03\x04bill.pdf')),
    file('invoice.pdf', 'application/pdf', Buffer.from('MZ\x90\x00')),
  )
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await row('voss.pdf').getByText('To be entered').waitFor()
  await row('voss-copy.pdf').getByText('To be entered').waitFor()
  await row('bills.zip').getByText('unpack it and send the invoices in it').waitFor()
  await row('invoice.pdf').getByText('Not accepted', { exact: true }).waitFor()
  await row('voss.pdf').getByRole('button', { name: 'Enter voss.pdf' }).click()

  // The paper: its pages, larger and turned by keys while the form has the focus; what it says can be marked.
  await app.getByRole('img', { name: 'Page 1 of voss.pdf' }).waitFor()
  await app.locator('.doc-pages-words text', { hasText: iban }).waitFor()
  const at = app.locator('.doc-pages-at')
  await page.keyboard.press('Alt+PageDown')
  await app.getByRole('img', { name: 'Page 2 of voss.pdf' }).waitFor()
  await page.keyboard.press('Alt+PageUp')
  await app.getByRole('button', { name: 'Zoom in' }).click()
  await eventually(() => at.last().textContent()).toContain('125')
  await app.getByRole('button', { name: 'Fit to width' }).click()
  await app.getByRole('button', { name: 'Rotate' }).click()
  await app.getByRole('button', { name: 'Rotate' }).click()
  await app.getByText('Same file, also waiting to be entered').waitFor()
  await barsNobody(page)

  // Nothing is entered before it says what every invoice says.
  await app.getByRole('combobox', { name: 'Supplier' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await eventually(() =>
    app.getByRole('combobox', { name: 'Supplier' }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  await type(page, app, [
    ['Supplier', seller],
    ['VAT ID', 'DE300000019'],
    ['Country', 'DE'],
    ['Number', 'VOSS-1'],
    ['Net amount', '100'],
    ['VAT rate', '19'],
    ['IBAN', iban],
  ])
  await app.getByText('New: added as a partner outside the network').waitFor()
  await app.getByRole('textbox', { name: 'Issued' }).fill('11/20/2026')
  await isSaved(app)

  // Whoever leaves in the middle loses nothing.
  await app.getByRole('button', { name: 'Invoices to enter' }).click()
  await app.getByRole('button', { name: /voss\.pdf.*VOSS-1/ }).click()
  await eventually(() => app.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('VOSS-1')
  await app.getByText('119.00').first().waitFor()
  await app.getByRole('button', { name: 'Enter as received' }).click()

  // It is a document like any other, with the paper beside its data.
  await app.getByRole('heading', { level: 1, name: 'Invoice VOSS-1' }).waitFor()
  await eventually(() => standing(app, 'Delivery').textContent()).toContain('Received')
  await app.getByRole('img', { name: 'Page 1 of voss.pdf' }).waitFor()
  await app.getByRole('button', { name: 'Data', exact: true }).click()
  await app.getByTitle('Invoice VOSS-1').or(app.locator('.doc-paper iframe')).first().waitFor()
  await app.getByText(`Sent by ${seller}`).first().waitFor()
  await give(app, 'Accept')
  await eventually(() => standing(app, 'Business').textContent()).toContain('Accepted')

  // The copy: the same file is known, and stands beside the form; it is thrown away.
  await page.goto(`${new URL(page.url()).origin}/#/Kontor.Capture/`)
  await app.getByRole('button', { name: /^voss-copy\.pdf/ }).click()
  await app.getByText('Same file', { exact: true }).waitFor()
  await app.getByRole('button', { name: 'Show VOSS-1 beside the form' }).click()
  await app.getByRole('region', { name: 'Invoice VOSS-1' }).first().waitFor()
  await app.getByRole('button', { name: 'More actions' }).last().click()
  await app.getByRole('menuitem', { name: 'Delete…' }).click()
  await app.getByRole('button', { name: 'Delete', exact: true }).click()
  await app.getByRole('button', { name: /^voss-copy\.pdf/ }).waitFor({ state: 'detached' })
})

test('on a phone the photo and the form are two tabs, and the next paper follows', async ({ signIn }) => {
  const { app, page } = await signIn(lena, { width: 390 })
  await app.getByRole('button', { name: 'Upload' }).click()
  const dialog = app.getByRole('dialog', { name: 'Upload documents' })
  await dialog.locator('input[type=file]').setInputFiles([file('kiosk.png', 'image/png', pictureOf(600, 900))])
  await dialog.getByRole('button', { name: 'Enter kiosk.png' }).click()
  await app.getByRole('img', { name: 'Page 1 of kiosk.png' }).waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Form', exact: true }).click()
  const fields = [
    ['Supplier', 'Kiosk am Kai'],
    ['Number', 'K-9'],
    ['Net amount', '10'],
    ['VAT rate', '7'],
  ] as const
  for (const [name, text] of fields) {
    await app.getByRole(name === 'Supplier' ? 'combobox' : 'textbox', { name, exact: true }).fill(text)
    // What a list offers goes with it.
    await page.keyboard.press('Tab')
  }
  await app.getByRole('textbox', { name: 'Issued' }).fill('11/20/2026')
  await barsNobody(page)
  await app.getByRole('button', { name: 'Enter and next' }).click()
  // The demo's own papers wait since the morning; first the one that is back from hold.
  await app.getByRole('heading', { level: 1, name: /^Enter torbau/ }).waitFor()
})
