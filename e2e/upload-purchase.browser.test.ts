import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { give, openBill, standing } from './support/documents.ts'
import { invoiceOf } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

const pallets = [{ item: 'Pallet space, November', quantity: 4, price: 80 }]

/** A bill of somebody who is no member, as they would mail it. */
const billOf = (number: string, seller: string, vat: string): string =>
  invoiceOf(number, pallets).replaceAll('Brandt Werkzeuge GmbH', seller).replaceAll('DE812526315', vat)

test.for(mainly(390, [1280, 390]))(
  'a clerk enters the bill of a supplier outside of the network, and it is answered like any other (%i px)',
  async (width, { signIn }) => {
    const [number, second] = [`OUTSIDE-${width}`, `LATER-${width}`]
    const { app, page } = await signIn(lena, { width })
    await app.getByRole('button', { name: 'Upload' }).click()
    const dialog = app.getByRole('dialog', { name: 'Upload documents' })
    const file = (name: string) => ({
      name: `${name}.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from(billOf(name, 'Hafen Spedition GmbH', 'DE811907980')),
    })
    const held: (() => void)[] = []
    const hold = () => new Promise<void>((go) => held.push(go))
    await page.route('**/origin', async (route) => hold().then(() => route.continue()), { times: 2 })
    await dialog.locator('input[type=file]').setInputFiles([file(number), file(second)])
    // Whose a bill is comes with its row: nothing moves once it says that there is a draft.
    await eventually(() => held.length).toBe(2)
    expect(await dialog.getByText('Draft created').count()).toBe(0)
    for (const go of held) go()
    await dialog.getByText('Invoice addressed to you', { exact: true }).first().waitFor()
    await barsNobody(page)
    await dialog.getByRole('button', { name: `Enter as received: ${number}` }).click()
    const row = dialog.getByRole('listitem').filter({ hasText: number })
    await row.getByText('Received', { exact: true }).waitFor()
    await row.getByRole('button', { name: `Open ${number}` }).click()
    await app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    await eventually(() => standing(app, 'Delivery').textContent()).toContain('Received')
    await app.getByText('Sent by Hafen Spedition GmbH').first().waitFor()
    await give(app, 'Accept')
    await eventually(() => standing(app, 'Business').textContent()).toContain('Accepted')

    // Whoever closed the dialog finds the other one among the drafts, and the same way on.
    await page.goto(`${new URL(page.url()).origin}/#/Kontor.Documents/?view=drafts`)
    await openBill(app, second)
    await app.getByRole('button', { name: `Enter as received: ${second}` }).click()
    await eventually(() => standing(app, 'Delivery').textContent()).toContain('Received')
    expect(await app.getByRole('button', { name: /^Enter as received/ }).count()).toBe(0)
  },
)
