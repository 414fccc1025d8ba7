import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { give, openBill, standing } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { lena, nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light', name: 'ADVISE-W' },
    { width: 390, scheme: 'dark', name: 'ADVISE-N' },
  ]),
)(
  'a clerk advises a supplier of what was paid, with a discount and an older invoice, and the supplier finds each ($width px)',
  async ({ width, scheme, name }, { signIn }) => {
    const [first, second] = [`${name}-5501`, `${name}-5502`]
    for (const number of [first, second])
      await arrivedInvoice(number, [{ item: `Oil, ${number}`, quantity: 1, price: 100 }])
    const { page, app } = await signIn(lena, { width, scheme })
    for (const number of [second, first]) {
      await openBill(app, number)
      await give(app, 'Accept')
      await eventually(() => standing(app, 'Business').textContent()).toContain('Accepted')
      if (number === second) await app.getByRole('button', { name: 'Documents', exact: true }).click()
    }

    // One act from the invoice, with all that is known filled in.
    await app.getByRole('button', { name: 'More actions' }).click()
    await app.getByRole('menuitem', { name: 'Create remittance advice…' }).click()
    const amount = app.getByRole('textbox', { name: 'Amount, line 1' })
    await eventually(() => amount.inputValue()).toBe('119.00')
    const bills = app.getByRole('region', { name: 'Invoices and credit notes' }).first()
    const choice = (number: string) => bills.getByRole('checkbox', { name: `Invoice ${number}` })
    await choice(first).waitFor()
    expect(await choice(first).isChecked()).toBe(true)
    await choice(second).press(' ')
    await app.getByRole('textbox', { name: 'Invoice or credit note, line 2' }).waitFor()
    await app.getByRole('textbox', { name: 'Cash discount, line 2' }).fill('2.38')
    // One that the network does not hold, by hand.
    await app.getByRole('button', { name: 'Add line' }).click()
    await app.getByRole('textbox', { name: 'Invoice or credit note, line 3' }).fill(`OLD-${name}`)
    await app.getByRole('textbox', { name: 'Amount, line 3' }).fill('50')
    await app.getByRole('textbox', { name: 'Paid less, line 3' }).fill('10')
    await eventually(() => app.locator('.doc-payable').textContent()).toContain('275.62')
    await barsNobody(page)

    // Paid less without a reason is asked about before it is sent.
    await app.getByRole('button', { name: 'Send…' }).click()
    await app.getByText('The difference has no reason.').first().waitFor()
    await app.getByRole('textbox', { name: 'Reason for difference, line 3' }).fill('Two boxes were short')
    await app.getByRole('button', { name: 'Send…' }).click()
    await app.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
    await app.getByText('Advises payment of 2 documents').waitFor()
    await barsNobody(page)

    // The supplier opens the advice from their invoice, and each invoice from its line.
    const supplier = await signIn(nadja, { width, scheme })
    await openBill(supplier.app, second)
    const notice = supplier.app.getByRole('region', { name: /^Advised as paid on/ })
    await notice.waitFor()
    await barsNobody(supplier.page)
    await notice.getByRole('button').click()
    await supplier.app.getByText('Advises payment of 2 documents').waitFor()
    await supplier.app.getByRole('button', { name: `Line 1: ${first}` }).click()
    await supplier.app.getByRole('region', { name: /^Advised as paid on/ }).waitFor()
  },
)
