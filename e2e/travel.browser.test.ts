import { describe, expect } from 'vitest'
import { choose } from './support/choose.ts'
import {
  draftIsSaved,
  figure,
  give,
  newInvoice,
  openBill,
  rowsWith,
  sendNow,
  standing,
  typeLines,
} from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import type { Look } from './support/pages.ts'
import { lena, nadja, type Person } from './support/people.ts'

const receiver = 'Nordlicht Handel AG'

/** The supplier writes an invoice over two lines and sends it: its number, and its amount, which no other one has. */
async function writeAndSend({ page, app }: Visit): Promise<{ number: string; amount: string }> {
  const number = await newInvoice(app)
  const net = 10 * (100 + Number(/\d+$/.exec(number)?.[0])) + 25
  const amount = (net * 1.19).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  await choose(app.getByRole('combobox', { name: 'To' }), receiver, app.getByRole('option', { name: receiver }).first())
  await app.getByText('Receives documents through the network').waitFor()
  await typeLines(page, app, [
    { item: 'Drill bits, set of 19', quantity: '10', price: String((net - 25) / 10), rate: '19' },
    { item: 'Delivery', quantity: '1', price: '25', rate: '19' },
  ])
  await eventually(() => figure(app, 'Amount due').textContent()).toContain(amount)
  await app.getByText('No issues. Totals are correct to the cent.').waitFor()
  await draftIsSaved(app)

  await app.getByRole('button', { name: 'Send…' }).click()
  const dialog = app.getByRole('dialog', { name: `Send ${number}` })
  await dialog.getByText(amount).waitFor()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(() => standing(app, 'Delivery').textContent()).toContain('Delivered')
  await eventually(() => standing(app, 'Business').textContent()).toContain('No response yet')
  return { number, amount }
}

/** Both sit before their lists, each in a browser of their own. */
async function together(signIn: (person: Person, look: Look) => Promise<Visit>, width: 1280 | 390) {
  const [supplier, buyer] = await Promise.all([signIn(nadja, { width }), signIn(lena, { width })])
  await rowsWith(buyer.app, nadja.company).first().waitFor()
  return { supplier, buyer }
}

describe.each([{ width: 1280 as const }, { width: 390 as const }])('an invoice travels at $width px', ({ width }) => {
  test('the buyer sees it arrive and rejects it with a reason; the supplier reads the reason, and keeps the answer', async ({
    signIn,
  }) => {
    const { supplier, buyer } = await together(signIn, width)
    const { number, amount } = await writeAndSend(supplier)

    // Her list was open all the while: nothing was reloaded.
    const arrived = rowsWith(buyer.app, amount)
    await arrived.waitFor()
    await arrived.dblclick()
    await buyer.app.getByRole('heading', { level: 1, name: `Invoice ${number}` }).waitFor()
    const paper = buyer.app.frameLocator(`iframe[title="Invoice ${number} as a page"]`)
    await paper.getByText('Drill bits, set of 19').first().waitFor()
    await figure(buyer.app, 'From').getByText('Brandt Werkzeuge GmbH').waitFor()
    await buyer.app.getByRole('tab', { name: 'History' }).click()
    await buyer.app.getByRole('list', { name: 'History' }).getByText('Received').waitFor()

    await buyer.app.getByRole('button', { name: 'Reject…' }).click()
    const dialog = buyer.app.getByRole('dialog', { name: `Reject ${number}` })
    await dialog.getByText('Brandt Werkzeuge GmbH sees the reason.').waitFor()
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await dialog.getByText('Choose a reason. Your partner sees it.').waitFor()
    await dialog.getByRole('button', { name: /Reason/ }).click()
    await buyer.app.getByRole('option', { name: /price/i }).first().click()
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The contract says 95.00 each.')
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
    await sendNow(buyer.app)
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Rejected')

    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Rejected')
    expect(await standing(supplier.app, 'Business').textContent()).toContain('The contract says 95.00 each.')
    expect(await standing(supplier.app, 'Delivery').textContent()).toContain('Delivered')
    await supplier.app.getByRole('tab', { name: 'History' }).click()
    await supplier.app
      .getByRole('list', { name: 'History' })
      .getByText(/Nordlicht Handel AG.*The contract says 95.00 each/)
      .waitFor()
    await supplier.app.getByRole('tab', { name: 'Data' }).click()
    await supplier.app.getByRole('button', { name: /^Response / }).click()
    await supplier.app.getByRole('heading', { level: 1, name: /^Response / }).waitFor()
    await supplier.app.getByText('This answers').waitFor()
  })

  // How one is written and arrives is seen above: this one is there.
  test('the buyer accepts it; the supplier sees that, and the answer is a document of its own', async ({ signIn }) => {
    const number = `BITS-${width}`
    await arrivedInvoice(number, [{ item: 'Drill bits, set of 19', quantity: 10, price: 97 }])
    const { supplier, buyer } = await together(signIn, width)
    for (const { app } of [supplier, buyer]) await openBill(app, number)
    await give(buyer.app, 'Accept')
    await buyer.page.getByText(`Response to ${number} sent.`).waitFor()
    await eventually(() => standing(buyer.app, 'Business').textContent()).toContain('Accepted')

    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Accepted')
    await supplier.app.getByRole('button', { name: /^Response / }).click()
    await supplier.app.getByRole('heading', { level: 1, name: /^Response / }).waitFor()
    await supplier.app.frameLocator('iframe[title^="Response"]').getByText(number).first().waitFor()
  })
})
